# Cheeky Monkeys in words. Events and refusals get their fields as variables: seats come as names ($player, $other,
# $trainer, $by), lists of seats too ($closed, $soggy) with their length beside ($closed-count); nothing is the word `none`.
# Monkeys are called as they are typed ($monkey: sniper3), with their $kind; cards of a hand in a row ($cards: “No Way and
# 2 × Grounding”, each said by `cheeky-amount-…`) with the number of kinds beside ($cards-kinds). $rule is the rule by which it happened.

cheeky-monkeys-name = Cheeky Monkeys
cheeky-monkeys-about = You train monkeys that play with fire, water and electricity. Anybody may interrupt anything. Pass your trouble on to the others, and be the last trainer who hasn’t blown up.

# Options

cheeky-monkeys-option-players = Players
cheeky-monkeys-option-players-about = Two to six trainers.
cheeky-monkeys-option-zombies = Zombie Invasion
cheeky-monkeys-option-zombies-about = If you blow up, you play on as a zombie and turn up zombie cards. For three or more. The cards are ours: the printed ones are not public.
cheeky-monkeys-option-grounding-lasts = Grounding lasts
cheeky-monkeys-option-grounding-lasts-about = How long a grounded Headscratcher is safe with a Sniper.
cheeky-monkeys-option-grounding-lasts-event = Until it changes trainer or another Sniper arrives
cheeky-monkeys-option-grounding-lasts-round = Until the turn ends
cheeky-monkeys-option-misfortune-includes-caster = Misfortune for all
cheeky-monkeys-option-misfortune-includes-caster-about = If you play Common Misfortune, you get a monkey too, last of all.
cheeky-monkeys-option-destroyer-gives-itself = Destroyer leaves too
cheeky-monkeys-option-destroyer-gives-itself-about = A Freak Destroyer is given away too, as the last monkey.
cheeky-monkeys-option-windows = Who is asked
cheeky-monkeys-option-windows-about = Ask everybody for a reaction each time, or only those who could react. The second is faster, but shows who holds something. With three or more players, once a Freak Destroyer has handed out cards, bots then conclude a little less from it than a perfect memory could.
cheeky-monkeys-option-windows-all = Everybody
cheeky-monkeys-option-windows-able = Who can react (it shows)
cheeky-monkeys-option-arrival-limit = Arrivals in a turn
cheeky-monkeys-option-arrival-limit-about = After this many arrivals in a turn, arriving monkeys have no effect any more.

# Monkeys and zombie cards

cheeky-kind-pyromaniac = Enthusiastic Pyromaniac
    .short = Pyromaniac
    .plural = Pyromaniacs
    .a = an Enthusiastic Pyromaniac
    .the = the Pyromaniac
    .about = With a Juggler: lit fuses. You blow up when your turn ends.
cheeky-kind-juggler = Bomb Juggler
    .short = Juggler
    .plural = Jugglers
    .a = a Bomb Juggler
    .the = the Juggler
    .about = With a Pyromaniac: lit fuses. You blow up when your turn ends.
cheeky-kind-sniper = Watergun Sniper
    .short = Sniper
    .plural = Snipers
    .a = a Watergun Sniper
    .the = the Sniper
    .about = Puts out all your fuses. But with a Headscratcher: an electric shock, at once.
cheeky-kind-headscratcher = Deadly Headscratcher
    .short = Headscratcher
    .plural = Headscratchers
    .a = a Deadly Headscratcher
    .the = the Headscratcher
    .about = With a Sniper: an electric shock, at once. Ground each Headscratcher, or break up the pair.
cheeky-kind-shaman = Crazy Shaman
    .short = Shaman
    .plural = Shamans
    .a = a Crazy Shaman
    .the = the Shaman
    .about = When it arrives: two monkeys from the deck, one at a time, then two action cards. It stays.
cheeky-kind-tempter = Greedy Tempter
    .short = Tempter
    .plural = Tempters
    .a = a Greedy Tempter
    .the = the Tempter
    .about = When it arrives: everybody else gives you a monkey of their choice. Then it is discarded.
cheeky-kind-destroyer = Freak Destroyer
    .short = Destroyer
    .plural = Destroyers
    .a = a Freak Destroyer
    .the = the Destroyer
    .about = When it arrives: hand out all your action cards, then your monkeys, one at a time.
cheeky-kind-head = Legendary Head
    .short = Head
    .plural = Heads
    .a = a Legendary Head
    .the = the Head
    .about = A part of the Legendary Zombie-Monkey. A zombie with all five wins the game.
cheeky-kind-body = Legendary Body
    .short = Body
    .plural = Bodies
    .a = a Legendary Body
    .the = the Body
    .about = A part of the Legendary Zombie-Monkey. A zombie with all five wins the game.
cheeky-kind-arms = Legendary Arms
    .short = Arms
    .plural = Arms
    .a = Legendary Arms
    .the = the Arms
    .about = A part of the Legendary Zombie-Monkey. A zombie with all five wins the game.
cheeky-kind-legs = Legendary Legs
    .short = Legs
    .plural = Legs
    .a = Legendary Legs
    .the = the Legs
    .about = A part of the Legendary Zombie-Monkey. A zombie with all five wins the game.
cheeky-kind-tail = Legendary Tail
    .short = Tail
    .plural = Tails
    .a = a Legendary Tail
    .the = the Tail
    .about = A part of the Legendary Zombie-Monkey. A zombie with all five wins the game.
cheeky-kind-digger = Grave Digger
    .short = Digger
    .plural = Diggers
    .a = a Grave Digger
    .the = the Digger
    .about = When it arrives: two more zombie cards, one at a time. It stays.
cheeky-kind-snatcher = Body Snatcher
    .short = Snatcher
    .plural = Snatchers
    .a = a Body Snatcher
    .the = the Snatcher
    .about = When it arrives: it is discarded, and you take a Legendary part from somebody or from the zombie discard pile.
cheeky-kind-eater = Brain Eater
    .short = Eater
    .plural = Eaters
    .a = a Brain Eater
    .the = the Eater
    .about = When it arrives: everybody else discards an action card of their choice. Then it is discarded.
cheeky-kind-undead-pyromaniac = Undead Pyromaniac
    .short = Undead Pyro
    .plural = Undead Pyromaniacs
    .a = an Undead Pyromaniac
    .the = the Undead Pyromaniac
    .about = Counts as a Pyromaniac: with a Juggler, lit fuses.
cheeky-kind-undead-juggler = Undead Juggler
    .short = Undead Jugg
    .plural = Undead Jugglers
    .a = an Undead Juggler
    .the = the Undead Juggler
    .about = Counts as a Juggler: with a Pyromaniac, lit fuses.
cheeky-a-kind =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac.a }
        [juggler] { cheeky-kind-juggler.a }
        [sniper] { cheeky-kind-sniper.a }
        [headscratcher] { cheeky-kind-headscratcher.a }
        [shaman] { cheeky-kind-shaman.a }
        [tempter] { cheeky-kind-tempter.a }
        [destroyer] { cheeky-kind-destroyer.a }
        [head] { cheeky-kind-head.a }
        [body] { cheeky-kind-body.a }
        [arms] { cheeky-kind-arms.a }
        [legs] { cheeky-kind-legs.a }
        [tail] { cheeky-kind-tail.a }
        [digger] { cheeky-kind-digger.a }
        [snatcher] { cheeky-kind-snatcher.a }
        [eater] { cheeky-kind-eater.a }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac.a }
       *[undead-juggler] { cheeky-kind-undead-juggler.a }
    }
cheeky-the-kind =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac.the }
        [juggler] { cheeky-kind-juggler.the }
        [sniper] { cheeky-kind-sniper.the }
        [headscratcher] { cheeky-kind-headscratcher.the }
        [shaman] { cheeky-kind-shaman.the }
        [tempter] { cheeky-kind-tempter.the }
        [destroyer] { cheeky-kind-destroyer.the }
        [head] { cheeky-kind-head.the }
        [body] { cheeky-kind-body.the }
        [arms] { cheeky-kind-arms.the }
        [legs] { cheeky-kind-legs.the }
        [tail] { cheeky-kind-tail.the }
        [digger] { cheeky-kind-digger.the }
        [snatcher] { cheeky-kind-snatcher.the }
        [eater] { cheeky-kind-eater.the }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac.the }
       *[undead-juggler] { cheeky-kind-undead-juggler.the }
    }
cheeky-monkey-name = { $name } { $number }
cheeky-legend = Legendary Zombie-Monkey
    .about = A zombie with five different parts wins, if at least two others are still living.
    .parts =
        { $count ->
            [0] no part of the Legendary
            [one] 1 of 5 parts of the Legendary
           *[other] { $count } of 5 parts of the Legendary
        }

# Action cards

cheeky-card-no-way = No Way
    .short = No Way
    .about = Stops the action card played last. What’s done is done. It may stop another No Way.
cheeky-card-grounding = Grounding
    .short = Grounding
    .about = Saves one Headscratcher from an electric shock, yours or somebody else’s.
cheeky-card-closed-for-holiday = Closed for Holiday
    .short = Closed
    .about = Until the turn ends you get no monkeys and draw no action cards.
cheeky-card-soggy-fuses = Soggy Fuses
    .short = Soggy
    .about = Choose a player: their fuses can’t blow up this turn.
cheeky-card-great-escape = Great Escape
    .short = Escape
    .about = Discard one of your own monkeys.
cheeky-card-tactical-exchange = Tactical Exchange
    .short = Exchange
    .about = Swap one of your monkeys for another player’s. A player on holiday only loses one.
cheeky-card-sanitary-check = Sanitary Check
    .short = Check
    .about = Put any monkey in play on top of its deck; the card that was there takes its place.
cheeky-card-common-misfortune = Common Misfortune
    .short = Misfortune
    .about = A monkey each from the deck, one after another, beginning with the next player. You’re spared, unless the table plays otherwise.
cheeky-card-special-delivery = Special Delivery
    .short = Delivery
    .about = Give one of your monkeys to another player who isn’t on holiday.
cheeky-card-banana-break = Banana Break
    .short = Break
    .about = Draw two action cards.
cheeky-the-card =
    { $card ->
        [no-way] { cheeky-card-no-way }
        [grounding] { cheeky-card-grounding }
        [closed-for-holiday] { cheeky-card-closed-for-holiday }
        [soggy-fuses] { cheeky-card-soggy-fuses }
        [great-escape] { cheeky-card-great-escape }
        [tactical-exchange] { cheeky-card-tactical-exchange }
        [sanitary-check] { cheeky-card-sanitary-check }
        [common-misfortune] { cheeky-card-common-misfortune }
        [special-delivery] { cheeky-card-special-delivery }
       *[banana-break] { cheeky-card-banana-break }
    }
cheeky-the-stopped =
    { $stops ->
        [no-way] { cheeky-card-no-way }
        [grounding] { cheeky-card-grounding }
        [closed-for-holiday] { cheeky-card-closed-for-holiday }
        [soggy-fuses] { cheeky-card-soggy-fuses }
        [great-escape] { cheeky-card-great-escape }
        [tactical-exchange] { cheeky-card-tactical-exchange }
        [sanitary-check] { cheeky-card-sanitary-check }
        [common-misfortune] { cheeky-card-common-misfortune }
        [special-delivery] { cheeky-card-special-delivery }
       *[banana-break] { cheeky-card-banana-break }
    }
cheeky-amount-no-way =
    { $count ->
        [one] No Way
       *[other] { $count } × No Way
    }
cheeky-amount-grounding =
    { $count ->
        [one] Grounding
       *[other] { $count } × Grounding
    }
cheeky-amount-closed-for-holiday =
    { $count ->
        [one] Closed for Holiday
       *[other] { $count } × Closed for Holiday
    }
cheeky-amount-soggy-fuses =
    { $count ->
        [one] Soggy Fuses
       *[other] { $count } × Soggy Fuses
    }
cheeky-amount-great-escape =
    { $count ->
        [one] Great Escape
       *[other] { $count } × Great Escape
    }
cheeky-amount-tactical-exchange =
    { $count ->
        [one] Tactical Exchange
       *[other] { $count } × Tactical Exchange
    }
cheeky-amount-sanitary-check =
    { $count ->
        [one] Sanitary Check
       *[other] { $count } × Sanitary Check
    }
cheeky-amount-common-misfortune =
    { $count ->
        [one] Common Misfortune
       *[other] { $count } × Common Misfortune
    }
cheeky-amount-special-delivery =
    { $count ->
        [one] Special Delivery
       *[other] { $count } × Special Delivery
    }
cheeky-amount-banana-break =
    { $count ->
        [one] Banana Break
       *[other] { $count } × Banana Break
    }
cheeky-class-quick = quick
    .about = Can be played at any time, even in somebody else’s turn.
cheeky-class-cheeky = cheeky
    .about = Can be played only in your own Planning and Training, while the queue is empty.

# Decks, players, marks

cheeky-deck-monkeys = Monkey deck
    .short = Monkeys
    .discards = Monkey discard pile
cheeky-deck-actions = Action deck
    .short = Actions
    .discards = Action discard pile
cheeky-deck-zombies = Zombie deck
    .short = Zombies
    .discards = Zombie discard pile
cheeky-the-deck =
    { $deck ->
        [monkeys] the monkey deck
        [zombies] the zombie deck
       *[actions] the action deck
    }
cheeky-status-living = living
cheeky-status-zombie = zombie
cheeky-status-out = out
cheeky-hand-size =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
cheeky-mark-closed = on holiday
    .about = Gets no monkeys and draws no action cards until the turn ends.
cheeky-mark-soggy = soggy fuses
    .about = These fuses can’t blow up this turn.
cheeky-mark-lit = lit fuses
    .about = Pyromaniac and Juggler together, no Sniper: blows up when their own turn ends.
cheeky-mark-defused = fuses out
    .about = Pyromaniac and Juggler together, but a Sniper keeps the fuses wet.
cheeky-mark-shock = shock pair
    .about = Sniper and Headscratcher together: the next of either kind means a shock.
cheeky-mark-grounded = grounded
    .about = Safe from this Sniper, for as long as this table’s rules say.
cheeky-mark-spent = spent
    .about = It has had its effect this turn, and won’t have it again for the same trainer.

# The course of a turn

cheeky-round = Turn { $round }
cheeky-phase-shocks = Shocks
    .short = Shocks
    .prompt = New turn: Groundings end, and every shock pair gets a shock.
cheeky-phase-planning = Planning
    .short = Plan
    .prompt = Play any number of cards. Then the monkey arrives.
cheeky-phase-planned = After Planning
    .short = Plan
    .prompt = Before the monkey arrives: play a quick card, or pass.
cheeky-phase-getting = Getting the monkey
    .short = Monkey
    .prompt = The top card of the deck comes into play.
cheeky-phase-got = After the monkey
    .short = Monkey
    .prompt = Before the card is drawn: play a quick card, or pass.
cheeky-phase-drawing = Drawing
    .short = Draw
    .prompt = An action card is drawn.
cheeky-phase-drew = After drawing
    .short = Draw
    .prompt = Before Training begins: play a quick card, or pass.
cheeky-phase-training = Training
    .short = Train
    .prompt = Play any number of cards, then end your turn.
cheeky-phase-ending = End of the turn
    .short = End
    .prompt = Before the fuses are checked: play a quick card, or pass.
cheeky-phase-checking = Checking the fuses
    .short = Fuses
    .prompt = A Pyromaniac and a Juggler without a Sniper blow up now.
cheeky-phase-closing = Closing the turn
    .short = End
    .prompt = What lasted for this turn is over.
cheeky-phase-over = The end
    .short = End
    .prompt = The game is over.

# Windows: when anybody may answer

cheeky-window-announced = A card is announced
    .about = It has not taken effect yet.
    .prompt = React with a quick card, or pass.
cheeky-window-arrival = A monkey’s effect is announced
    .about = It has not begun yet.
    .prompt = React with a quick card, or pass.
cheeky-window-step = Between two steps
    .about = The effect isn’t over yet.
    .prompt = React with a quick card, or pass.
cheeky-window-shock = An electric shock
    .about = Somebody is about to blow up. Grounding helps, and so does breaking up the pair.
    .prompt = React with Grounding or another quick card, or pass.
cheeky-window-end = The turn ends
    .about = The fuses are checked next.
    .prompt = React with a quick card, or pass.
cheeky-window-phase = Between two phases
    .about = The turn goes on next.
    .prompt = React with a quick card, or pass.
cheeky-window-answered = Answer kept secret until everyone has answered.
cheeky-window-waiting = Waiting for the others.
cheeky-window-all = Everybody is asked, whatever they hold, and answers in secret. The first in order who wants to play, plays.
cheeky-window-able = Only those who can react are asked.
cheeky-window-answers =
    { $count ->
        [0] You have nothing to react with.
        [one] You could react with 1 card:
       *[other] You could react with { $count } cards:
    }
cheeky-window-order = Order: { $players }

# What one player must choose

cheeky-choice-give = gives the Tempter’s trainer a monkey
    .you = give the Tempter’s trainer a monkey
    .prompt = A Tempter: give one of your monkeys.
cheeky-choice-hand = hands out all action cards
    .you = hand out all your action cards
    .prompt = Your Destroyer: hand out your action cards.
cheeky-choice-gift = gives a monkey away
    .you = give a monkey away
    .prompt = Your Destroyer: give one of your monkeys away.
cheeky-choice-snatch = takes a Legendary part
    .you = take a Legendary part
    .prompt = Your Body Snatcher: take a Legendary part.
cheeky-choice-discard = discards an action card
    .you = discard an action card
    .prompt = A Brain Eater: discard one of your action cards.
cheeky-waiting-for = { $player } is choosing.

# The queue

cheeky-queue = Queue
    .about = Newest on top, resolved first; then the one below goes on.
    .empty = The queue is empty.
    .next = next
    .depth =
        { $count ->
            [0] The queue is empty.
            [one] 1 effect in the queue
           *[other] { $count } effects in the queue
        }
cheeky-stage-announced = announced
cheeky-stage-at-work = resolving
cheeky-stage-behind = interrupted
cheeky-stage-between = between two steps
cheeky-entry-no-way =
    { $stops ->
        [none] { $player }’s No Way, with nothing left to stop
       *[other] { $player }’s No Way against { $other }’s { cheeky-the-stopped }
    }
    .you =
        { $stops ->
            [none] Your No Way, with nothing left to stop
           *[other] Your No Way against { $other }’s { cheeky-the-stopped }
        }
    .concerns-you = { $player }’s No Way against your { cheeky-the-stopped }
    .yourself = Your No Way against your own { cheeky-the-stopped }
cheeky-entry-grounding = { $player }’s Grounding: { $monkey } ({ $trainer })
    .you = Your Grounding: { $monkey } ({ $trainer })
cheeky-entry-closed-for-holiday = { $player }’s Closed for Holiday
    .you = Your Closed for Holiday
cheeky-entry-soggy-fuses = { $player }’s Soggy Fuses for { $other }
    .you = Your Soggy Fuses for { $other }
cheeky-entry-great-escape = { $player }’s Great Escape: discards { $monkey }
    .you = Your Great Escape: discards { $monkey }
cheeky-entry-tactical-exchange =
    { $given ->
        [none] { $player }’s Tactical Exchange: { $monkey } from { $trainer }, on holiday, for nothing
       *[other] { $player }’s Tactical Exchange: { $monkey } from { $trainer } for { $given }
    }
    .you =
        { $given ->
            [none] Your Tactical Exchange: { $monkey } from { $trainer }, on holiday, for nothing
           *[other] Your Tactical Exchange: { $monkey } from { $trainer } for { $given }
        }
cheeky-entry-sanitary-check = { $player }’s Sanitary Check: { $monkey } ({ $trainer })
    .you = Your Sanitary Check: { $monkey } ({ $trainer })
cheeky-entry-common-misfortune = { $player }’s Common Misfortune: a monkey each
    .you = Your Common Misfortune: a monkey each
cheeky-entry-special-delivery = { $player }’s Special Delivery: { $monkey } to { $other }
    .you = Your Special Delivery: { $monkey } to { $other }
cheeky-entry-banana-break = { $player }’s Banana Break: two action cards
    .you = Your Banana Break: two action cards
cheeky-entry-shaman = { $player }’s Shaman ({ $monkey }): two monkeys, then two action cards
    .you = Your Shaman ({ $monkey }): two monkeys, then two action cards
cheeky-entry-tempter = { $player }’s Tempter ({ $monkey }): a monkey from each of the others
    .you = Your Tempter ({ $monkey }): a monkey from each of the others
cheeky-entry-destroyer = { $player }’s Destroyer ({ $monkey }): gives away all cards and monkeys
    .you = Your Destroyer ({ $monkey }): you give away all cards and monkeys
cheeky-entry-digger = { $player }’s Grave Digger ({ $monkey }): two zombie cards
    .you = Your Grave Digger ({ $monkey }): two zombie cards
cheeky-entry-snatcher = { $player }’s Body Snatcher ({ $monkey }): takes a Legendary part
    .you = Your Body Snatcher ({ $monkey }): you take a Legendary part
cheeky-entry-eater = { $player }’s Brain Eater ({ $monkey }): the others discard a card each
    .you = Your Brain Eater ({ $monkey }): the others discard a card each
cheeky-entry-shock =
    { $risk-count ->
        [0] Electric shock for { $player }: nobody is in danger any more
       *[other] Electric shock for { $player }: ground { $risk }
    }
cheeky-left-monkey =
    { $player ->
        [none] a monkey
       *[other] a monkey for { $player }
    }
cheeky-left-card = an action card
cheeky-left-zombie = a zombie card
cheeky-left-take = the swap, then the first monkey arrives
cheeky-left-give =
    { $player ->
        [none] the second monkey arrives
       *[other] { $player } gives a monkey
    }
    .you = you give a monkey
cheeky-left-discard = { $player } discards a card
    .you = you discard a card
cheeky-left-hand = all action cards are handed out
cheeky-left-gift = a monkey is given away
cheeky-left-effect = its effect
cheeky-left = Still to come: { $steps }

# Actions

cheeky-action-noway = No Way
    .about = Stop the action card that was played last.
cheeky-action-ground = Grounding
    .about = Save this Headscratcher from a shock.
cheeky-action-close = Closed for Holiday
    .about = Get no monkeys and draw no cards until the turn ends.
cheeky-action-soggy = Soggy Fuses
    .about = This player’s fuses can’t blow up this turn.
cheeky-action-escape = Great Escape
    .about = Discard this monkey of yours.
cheeky-action-exchange = Tactical Exchange
    .about = Take another player’s monkey for one of yours; for none if they are on holiday.
cheeky-action-check = Sanitary Check
    .about = Put this monkey on top of its deck; the card from there takes its place.
cheeky-action-misfortune = Common Misfortune
    .about = A monkey each from the deck.
cheeky-action-deliver = Special Delivery
    .about = Give this monkey of yours to another player.
cheeky-action-break = Banana Break
    .about = Draw two action cards.
cheeky-action-pass = Pass
    .about = Let it happen.
cheeky-action-done = Done
    .about = End your Planning or Training.
cheeky-action-give = Give
    .about = Give this monkey to the Tempter’s trainer.
cheeky-action-hand = Hand out
    .about = Set this action card aside for a player.
cheeky-action-gift = Give away
    .about = Give this monkey to a player.
cheeky-action-snatch = Snatch
    .about = Take this Legendary part.
cheeky-action-discard = Discard
    .about = Discard this action card.

# Events

cheeky-event-turn = Turn { $round }: { $player }.
    .you = Turn { $round }: your turn.
cheeky-event-done =
    { $phase ->
        [planning] { $player } ends Planning.
       *[training] { $player } ends Training and the turn.
    }
    .you =
        { $phase ->
            [planning] You end Planning.
           *[training] You end Training and your turn.
        }
cheeky-event-passed =
    { $window ->
        [announced] All pass: the card takes effect.
        [arrival] All pass: the monkey’s effect begins.
        [step] All pass: the effect goes on.
        [shock] All pass: the shock strikes.
        [end] All pass: the fuses are checked.
       *[phase]
            { $phase ->
                [planning] All pass: the monkey arrives.
                [getting] All pass: a card is drawn.
               *[drawing] All pass: Training begins.
            }
    }
cheeky-event-play =
    { $card ->
        [no-way] { $player } plays No Way against { $other }’s { cheeky-the-stopped }.
        [grounding] { $player } plays Grounding on { $monkey } ({ $trainer }).
        [closed-for-holiday] { $player } plays Closed for Holiday.
        [soggy-fuses] { $player } plays Soggy Fuses for { $other }.
        [great-escape] { $player } plays Great Escape: { cheeky-the-kind } ({ $monkey }).
        [tactical-exchange] { $player } plays Tactical Exchange: { cheeky-the-kind } ({ $monkey }) from { $trainer }{ cheeky-for-given }.
        [sanitary-check] { $player } plays Sanitary Check on { $trainer }’s { $monkey }: { cheeky-the-kind }.
        [common-misfortune] { $player } plays Common Misfortune: a monkey each.
        [special-delivery] { $player } plays Special Delivery: { cheeky-the-kind } ({ $monkey }) for { $other }.
       *[banana-break] { $player } plays Banana Break: two action cards.
    }
    .you =
        { $card ->
            [no-way] You play No Way against { $other }’s { cheeky-the-stopped }.
            [grounding] You play Grounding on { $monkey } ({ $trainer }).
            [closed-for-holiday] You play Closed for Holiday.
            [soggy-fuses] You play Soggy Fuses for { $other }.
            [great-escape] You play Great Escape: { cheeky-the-kind } ({ $monkey }).
            [tactical-exchange] You play Tactical Exchange: { cheeky-the-kind } ({ $monkey }) from { $trainer }{ cheeky-for-given }.
            [sanitary-check] You play Sanitary Check on { $trainer }’s { $monkey }: { cheeky-the-kind }.
            [common-misfortune] You play Common Misfortune: a monkey each.
            [special-delivery] You play Special Delivery: { cheeky-the-kind } ({ $monkey }) for { $other }.
           *[banana-break] You play Banana Break: two action cards.
        }
    .concerns-you =
        { $card ->
            [no-way] { $player } plays No Way against your { cheeky-the-stopped }.
            [grounding] { $player } plays Grounding on your { $monkey }.
            [soggy-fuses] { $player } plays Soggy Fuses for you.
            [tactical-exchange] { $player } plays Tactical Exchange: { cheeky-the-kind } ({ $monkey }) from you{ cheeky-for-given }.
            [sanitary-check] { $player } plays Sanitary Check on your { $monkey }: { cheeky-the-kind }.
           *[special-delivery] { $player } plays Special Delivery: { cheeky-the-kind } ({ $monkey }) for you.
        }
    .yourself =
        { $card ->
            [no-way] You play No Way against your own { cheeky-the-stopped }.
            [grounding] You play Grounding on your { $monkey }.
            [tactical-exchange] You play Tactical Exchange: { cheeky-the-kind } ({ $monkey }) of your own{ cheeky-for-given }.
            [sanitary-check] You play Sanitary Check on your { $monkey }: { cheeky-the-kind }.
            [special-delivery] You play Special Delivery: { cheeky-the-kind } ({ $monkey }) for yourself.
           *[soggy-fuses] You play Soggy Fuses for yourself.
        }
cheeky-for-given =
    { $given ->
        [none] , on holiday, for nothing
       *[other] { " " }for { $given }
    }
cheeky-event-stop = { $player }’s No Way stops { $other }’s { cheeky-the-card }; what’s done is done.
    .you = Your No Way stops { $other }’s { cheeky-the-card }; what’s done is done.
    .concerns-you = { $player }’s No Way stops your { cheeky-the-card }; what’s done is done.
    .yourself = Your No Way stops your own { cheeky-the-card }; what’s done is done.
cheeky-event-over =
    { $rule ->
        [CM-38] { cheeky-whose-effect } has left play, and its effect is over.
        [CM-Q24] { cheeky-whose-effect } changes trainer, and its effect stops.
        [CM-Q42] { cheeky-whose-effect } blew up too, and its effect is over.
       *[other]
            { $what ->
                [no-way] { $player }’s No Way is over.
                [grounding] { $player }’s Grounding is over.
                [closed-for-holiday] { $player }’s Closed for Holiday is discarded.
                [soggy-fuses] { $player }’s Soggy Fuses card is discarded.
                [great-escape] { $player }’s Great Escape is over.
                [tactical-exchange] { $player }’s Tactical Exchange is over.
                [sanitary-check] { $player }’s Sanitary Check is over.
                [common-misfortune] { $player }’s Common Misfortune is over.
                [special-delivery] { $player }’s Special Delivery is over.
                [banana-break] { $player }’s Banana Break is over.
                [shaman] { $player }’s Shaman is done.
                [tempter] { $player }’s Tempter is done.
                [destroyer] { $player }’s Destroyer is done.
                [digger] { $player }’s Grave Digger is done.
                [snatcher] { $player }’s Body Snatcher is done.
                [eater] { $player }’s Brain Eater is done.
               *[shock] The shock for { $player } is over.
            }
    }
    .you =
        { $rule ->
            [CM-38] { cheeky-whose-effect.you } has left play, and its effect is over.
            [CM-Q24] { cheeky-whose-effect.you } changes trainer, and its effect stops.
            [CM-Q42] { cheeky-whose-effect.you } blew up too, and its effect is over.
           *[other]
                { $what ->
                    [no-way] Your No Way is over.
                    [grounding] Your Grounding is over.
                    [closed-for-holiday] Your Closed for Holiday is discarded.
                    [soggy-fuses] Your Soggy Fuses card is discarded.
                    [great-escape] Your Great Escape is over.
                    [tactical-exchange] Your Tactical Exchange is over.
                    [sanitary-check] Your Sanitary Check is over.
                    [common-misfortune] Your Common Misfortune is over.
                    [special-delivery] Your Special Delivery is over.
                    [banana-break] Your Banana Break is over.
                    [shaman] Your Shaman is done.
                    [tempter] Your Tempter is done.
                    [destroyer] Your Destroyer is done.
                    [digger] Your Grave Digger is done.
                    [snatcher] Your Body Snatcher is done.
                    [eater] Your Brain Eater is done.
                   *[shock] The shock for you is over.
                }
        }
cheeky-whose-effect =
    { $what ->
        [shaman] { $player }’s Shaman
        [tempter] { $player }’s Tempter
        [destroyer] { $player }’s Destroyer
        [digger] { $player }’s Grave Digger
        [snatcher] { $player }’s Body Snatcher
       *[eater] { $player }’s Brain Eater
    }
    .you =
        { $what ->
            [shaman] Your Shaman
            [tempter] Your Tempter
            [destroyer] Your Destroyer
            [digger] Your Grave Digger
            [snatcher] Your Body Snatcher
           *[eater] Your Brain Eater
        }
cheeky-event-fizzle = { $player }’s { cheeky-the-card } has no effect: its target is gone or can’t move.
    .you = Your { cheeky-the-card } has no effect: its target is gone or can’t move.
cheeky-event-closed = { $player } is on holiday: no monkeys and no action cards until the turn ends.
    .you = You’re on holiday: no monkeys and no action cards until the turn ends.
cheeky-event-soggy = { $player }’s fuses are soggy: they can’t blow up this turn.
    .you = Your fuses are soggy: they can’t blow up this turn.
cheeky-event-lapse =
    { $closed-count ->
        [0] Dry fuses again: { $soggy }.
       *[other]
            { $soggy-count ->
                [0] { cheeky-open-again }
               *[other] { cheeky-open-again } Dry fuses again: { $soggy }.
            }
    }
cheeky-open-again = Back from holiday: { $closed }.
cheeky-event-grounded = { $player }’s { $monkey } is grounded and survives the shock.
    .you = Your { $monkey } is grounded and survives the shock.
cheeky-event-arrive =
    { $cause ->
        [turn] { $player } turns up { cheeky-a-kind } ({ $monkey }).
        [zombie] { $player } turns up { cheeky-a-kind } ({ $monkey }) from the zombie deck.
        [shaman] The Shaman brings { $player } { cheeky-a-kind } ({ $monkey }).
        [tempter] { $other } gives { $player } { cheeky-a-kind } ({ $monkey }) for the Tempter.
        [destroyer] { $other } gives { $player } { cheeky-a-kind } ({ $monkey }): the Destroyer’s doing.
        [exchange] { $player } gets { cheeky-a-kind } ({ $monkey }) from { $other } in exchange.
        [check] The check brings { $player } { cheeky-a-kind } ({ $monkey }) from the deck.
        [misfortune] The misfortune brings { $player } { cheeky-a-kind } ({ $monkey }).
        [delivery] { $other } delivers { cheeky-a-kind } ({ $monkey }) to { $player }.
        [digger] The Grave Digger brings { $player } { cheeky-a-kind } ({ $monkey }).
       *[snatcher]
            { $other ->
                [none] { $player } snatches { cheeky-a-kind } ({ $monkey }) from the discard pile.
               *[other] { $player } snatches { cheeky-a-kind } ({ $monkey }) from { $other }.
            }
    }
    .you =
        { $cause ->
            [turn] You turn up { cheeky-a-kind } ({ $monkey }).
            [zombie] You turn up { cheeky-a-kind } ({ $monkey }) from the zombie deck.
            [shaman] The Shaman brings you { cheeky-a-kind } ({ $monkey }).
            [tempter] { $other } gives you { cheeky-a-kind } ({ $monkey }) for the Tempter.
            [destroyer] { $other } gives you { cheeky-a-kind } ({ $monkey }): the Destroyer’s doing.
            [exchange] You get { cheeky-a-kind } ({ $monkey }) from { $other } in exchange.
            [check] The check brings you { cheeky-a-kind } ({ $monkey }) from the deck.
            [misfortune] The misfortune brings you { cheeky-a-kind } ({ $monkey }).
            [delivery] { $other } delivers { cheeky-a-kind } ({ $monkey }) to you.
            [digger] The Grave Digger brings you { cheeky-a-kind } ({ $monkey }).
           *[snatcher]
                { $other ->
                    [none] You snatch { cheeky-a-kind } ({ $monkey }) from the discard pile.
                   *[other] You snatch { cheeky-a-kind } ({ $monkey }) from { $other }.
                }
        }
    .concerns-you =
        { $cause ->
            [turn] { $player } turns up { cheeky-a-kind } ({ $monkey }).
            [zombie] { $player } turns up { cheeky-a-kind } ({ $monkey }) from the zombie deck.
            [shaman] The Shaman brings { $player } { cheeky-a-kind } ({ $monkey }).
            [tempter] You give { $player } { cheeky-a-kind } ({ $monkey }) for the Tempter.
            [destroyer] You give { $player } { cheeky-a-kind } ({ $monkey }): the Destroyer’s doing.
            [exchange] { $player } gets { cheeky-a-kind } ({ $monkey }) from you in exchange.
            [check] The check brings { $player } { cheeky-a-kind } ({ $monkey }) from the deck.
            [misfortune] The misfortune brings { $player } { cheeky-a-kind } ({ $monkey }).
            [delivery] You deliver { cheeky-a-kind } ({ $monkey }) to { $player }.
            [digger] The Grave Digger brings { $player } { cheeky-a-kind } ({ $monkey }).
           *[snatcher] { $player } snatches { cheeky-a-kind } ({ $monkey }) from you.
        }
cheeky-event-effect =
    { $kind ->
        [shaman] Shaman: two monkeys and two cards for { $player }.
        [tempter] Tempter: a monkey from each of the others for { $player }.
        [destroyer] Destroyer: { $player } gives away all cards and monkeys.
        [digger] Grave Digger: two more zombie cards for { $player }.
        [snatcher] Body Snatcher: a Legendary part for { $player }.
       *[eater] Brain Eater: everybody but { $player } discards an action card.
    }
    .you =
        { $kind ->
            [shaman] Shaman: two monkeys and two cards for you.
            [tempter] Tempter: a monkey from each of the others for you.
            [destroyer] Destroyer: you give away all cards and monkeys.
            [digger] Grave Digger: two more zombie cards for you.
            [snatcher] Body Snatcher: a Legendary part for you.
           *[eater] Brain Eater: everybody but you discards an action card.
        }
cheeky-event-held-back = { $player }’s { $monkey } has no further effect this turn.
    .you = Your { $monkey } has no further effect this turn.
cheeky-event-removed = { $player } discards { cheeky-the-kind } ({ $monkey }).
    .you = You discard { cheeky-the-kind } ({ $monkey }).
cheeky-kind-name =
    { $kind ->
        [pyromaniac] { cheeky-kind-pyromaniac }
        [juggler] { cheeky-kind-juggler }
        [sniper] { cheeky-kind-sniper }
        [headscratcher] { cheeky-kind-headscratcher }
        [shaman] { cheeky-kind-shaman }
        [tempter] { cheeky-kind-tempter }
        [destroyer] { cheeky-kind-destroyer }
        [head] { cheeky-kind-head }
        [body] { cheeky-kind-body }
        [arms] { cheeky-kind-arms }
        [legs] { cheeky-kind-legs }
        [tail] { cheeky-kind-tail }
        [digger] { cheeky-kind-digger }
        [snatcher] { cheeky-kind-snatcher }
        [eater] { cheeky-kind-eater }
        [undead-pyromaniac] { cheeky-kind-undead-pyromaniac }
       *[undead-juggler] { cheeky-kind-undead-juggler }
    }
cheeky-event-lost = { cheeky-kind-name } ({ $monkey }) has nowhere to go and is discarded.
cheeky-event-on-deck = { $player }’s { $monkey } ({ cheeky-kind-name }) goes on top of { cheeky-the-deck }.
    .you = Your { $monkey } ({ cheeky-kind-name }) goes on top of { cheeky-the-deck }.
cheeky-event-no-card = { $player } gets nothing: { cheeky-the-deck } and its discard pile are empty.
    .you = You get nothing: { cheeky-the-deck } and its discard pile are empty.
cheeky-event-barred =
    { $phase ->
        [getting] { $player } is on holiday and turns up no monkey.
       *[drawing] { $player } is on holiday and draws no card.
    }
    .you =
        { $phase ->
            [getting] You’re on holiday and turn up no monkey.
           *[drawing] You’re on holiday and draw no card.
        }
cheeky-event-deal =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } is dealt an action card.
               *[other] { $player } is dealt { $count } action cards.
            }
       *[other] { $player } is dealt: { $cards }.
    }
    .you =
        { $cards ->
            [none]
                { $count ->
                    [one] You’re dealt an action card.
                   *[other] You’re dealt { $count } action cards.
                }
           *[other] You’re dealt: { $cards }.
        }
cheeky-event-draw =
    { $card ->
        [none] { $player } draws an action card.
       *[other] { $player } draws { cheeky-the-card }.
    }
    .you =
        { $card ->
            [none] You draw an action card.
           *[other] You draw { cheeky-the-card }.
        }
cheeky-event-reshuffle =
    { $cards ->
        [one] The discard pile is shuffled: { cheeky-the-deck } has 1 card again.
       *[other] The discard pile is shuffled: { cheeky-the-deck } has { $cards } cards again.
    }
cheeky-event-receive =
    { $cards ->
        [none]
            { $count ->
                [one] { $player } hands { $other } an action card, face down.
               *[other] { $player } hands { $other } { $count } action cards, face down.
            }
       *[other] { $player } hands { $other }: { $cards }.
    }
    .you =
        { $cards ->
            [none]
                { $count ->
                    [one] You hand { $other } an action card, face down.
                   *[other] You hand { $other } { $count } action cards, face down.
                }
           *[other] You hand { $other }: { $cards }.
        }
    .concerns-you =
        { $cards ->
            [none]
                { $count ->
                    [one] { $player } hands you an action card, face down.
                   *[other] { $player } hands you { $count } action cards, face down.
                }
           *[other] { $player } hands you: { $cards }.
        }
cheeky-event-discard = { $player } feeds the Brain Eater: { cheeky-the-card }.
    .you = You feed the Brain Eater: { cheeky-the-card }.
cheeky-event-shock =
    { $monkeys-count ->
        [one] Water and electricity! { $player } blows up unless { $monkeys } is grounded.
       *[other] Water and electricity! { $player } blows up unless all are grounded: { $monkeys }.
    }
    .you =
        { $monkeys-count ->
            [one] Water and electricity! You blow up unless { $monkeys } is grounded.
           *[other] Water and electricity! You blow up unless all are grounded: { $monkeys }.
        }
cheeky-event-spared =
    { $rule ->
        [CM-Q21] The monkey that brought the shock has left { $player }: no shock.
       *[other] { $player } survives: the shock is over.
    }
    .you =
        { $rule ->
            [CM-Q21] The monkey that brought the shock has left you: no shock.
           *[other] You survive: the shock is over.
        }
cheeky-event-fuses =
    { $result ->
        [lit] { $player }’s fuses have burnt down.
        [defused] A Sniper keeps { $player }’s fuses wet: nothing happens.
       *[soggy] { $player }’s fuses are soggy: nothing happens.
    }
    .you =
        { $result ->
            [lit] Your fuses have burnt down.
            [defused] A Sniper keeps your fuses wet: nothing happens.
           *[soggy] Your fuses are soggy: nothing happens.
        }
cheeky-event-explode =
    { $cause ->
        [shock] Bang! The electric shock blows { $player } up{ cheeky-lost-things }.
       *[fuses] Boom! The bombs blow { $player } up{ cheeky-lost-things }.
    }
    .you =
        { $cause ->
            [shock] Bang! The electric shock blows you up{ cheeky-lost-things }.
           *[fuses] Boom! The bombs blow you up{ cheeky-lost-things }.
        }
cheeky-lost-things =
    { $monkeys-count ->
        [0]
            { $cards-kinds ->
                [0] { "" }
               *[other] ; discarded: { $cards }
            }
       *[other]
            { $cards-kinds ->
                [0] ; discarded: { $monkeys }
               *[other] ; discarded: { $monkeys }, and the hand: { $cards }
            }
    }
cheeky-event-out = { $player } is out.
    .you = You’re out.
cheeky-event-zombie = { $player } plays on as a zombie.
    .you = You play on as a zombie.
cheeky-event-win =
    { $reason ->
        [survivor] { $player } is the last trainer alive and wins.
        [last-living] All the others are zombies: { $player } wins.
       *[legendary] { $player } has all five parts of the Legendary Zombie-Monkey and wins.
    }
    .you =
        { $reason ->
            [survivor] You’re the last trainer alive: you win.
            [last-living] All the others are zombies: you win.
           *[legendary] You have all five parts of the Legendary Zombie-Monkey: you win.
        }

# Outcomes

cheeky-outcome-survivor = Everybody else has blown up
cheeky-outcome-last-living = Everybody else is a zombie
cheeky-outcome-legendary = The Legendary Zombie-Monkey is complete

# Refusals: why an action is not possible

cheeky-over = The game is over.
cheeky-out = You’ve blown up and are out of the game.
cheeky-no-such-action = This game has no such action.
cheeky-not-your-turn = It’s { $player }’s turn. Wait until you can react to something.
cheeky-not-asked = You have nothing to answer with.
cheeky-answered = You’ve answered; wait for the others.
cheeky-no-such-choice =
    { $choice ->
        [give] No Tempter is asking you for a monkey now.
        [hand] You have no cards to hand out: only a Destroyer makes you.
        [gift] You have no monkey to give away: only a Destroyer makes you.
        [snatch] There’s no part to take: that needs a Body Snatcher.
       *[discard] You needn’t discard a card: only a Brain Eater makes you.
    }
cheeky-done-in-window = This isn’t your Planning or Training. Pass to let it happen.
cheeky-pass-in-turn = There’s nothing to pass on. End your Planning or Training instead.
cheeky-not-in-hand = You have no { cheeky-the-card } in hand.
cheeky-not-quick = { cheeky-the-card } isn’t quick: play it in your own Planning or Training, with an empty queue.
cheeky-nothing-to-stop = No action card to stop: No Way needs one whose effect isn’t over.
cheeky-not-at-risk = { $monkey } is in no danger: ground a Headscratcher that a shock is about to hit.
cheeky-no-such-player = Nobody plays at that seat.
cheeky-nothing-to-name = { cheeky-the-card } needs a monkey to aim at, and there’s none for it now.
cheeky-not-in-play = { $monkey } is not in play: choose a monkey in front of somebody.
cheeky-not-yours = { $monkey } isn’t yours: choose one of your own monkeys.
cheeky-exchange-own = { $monkey } is your own: choose another player’s monkey first, then yours.
cheeky-exchange-closed = { $player } is on holiday and gets nothing: choose only the monkey you take.
cheeky-exchange-needs-given = Choose the monkey you give, too.
cheeky-not-to-yourself = You can’t give that to yourself; choose somebody else.
cheeky-receiver-closed = { $player } is on holiday and gets no monkeys; choose somebody else.
cheeky-the-choice =
    { $choice ->
        [give] which monkey to give to the Tempter’s trainer
        [hand] who gets which action card
        [gift] which monkey to give away, and to whom
        [snatch] which Legendary part to take
       *[discard] which action card to discard
    }
cheeky-not-your-choice = { $player } is choosing { cheeky-the-choice }. Wait until that’s done.
cheeky-other-choice = First choose { cheeky-the-choice }.
cheeky-no-part = { $monkey } can’t be taken: take a Legendary part of another player or from the discard pile.
cheeky-not-from-beginning = { $monkey } arrived after the Destroyer and stays: give one you had before.
cheeky-hand-in-order = Hand your cards out in order: { cheeky-the-card } is next.
cheeky-zombies-need-three = The Zombie Invasion needs three or more: with two, the first explosion ends the game.

# Rules

rule-CM-1 = Be the last trainer who has not blown up.
    .title = Goal
rule-CM-3 = Two to six people play.
    .title = Players
rule-CM-4 = Monkeys and actions are two decks, each shuffled by itself.
    .title = Two decks
rule-CM-5 = Everybody gets three action cards to begin with.
    .title = First hand
rule-CM-6 = From the starter on, turns go anticlockwise: the next player sits on your right.
    .title = Direction
rule-CM-8 = The starter plays the first turn with the three cards that everybody got, like anybody else.
    .title = First turn
rule-CM-9 = A turn has four phases: Planning, Getting the monkey, Drawing, Training.
    .title = Turn
rule-CM-10 = Planning: in your own turn you may play any number of action cards.
    .title = Planning
rule-CM-11 = Getting the monkey: the top card of the monkey deck comes into play in front of you.
    .title = Getting the monkey
rule-CM-12 = Drawing: you draw one action card.
    .title = Drawing
rule-CM-13 = Training: again you may play any number of action cards.
    .title = Training
rule-CM-14 = Your turn is over when you say that your Training is finished.
    .title = Saying done
rule-CM-15 = Then it is the next player’s turn.
    .title = Next player
rule-CM-16 = Monkeys and action cards are used in different ways.
    .title = Two kinds of cards
rule-CM-17 = A monkey comes into play at once, in front of its trainer, and stays there for the rest of the game.
    .title = Monkeys
rule-CM-18 = Action cards are drawn into the hand.
    .title = Action cards
rule-CM-19 = You play them whenever you like and may; what they do ends with the turn.
    .title = Playing cards
rule-CM-20 = You may hold and play as many action cards as you like.
    .title = No limit
rule-CM-21 = Cheeky cards, the green ones, are only for your own turn.
    .title = Cheeky cards
rule-CM-22 = Quick cards, the orange ones, may be played at any time, even in other players’ turns.
    .title = Quick cards
rule-CM-24 = A monkey’s effect applies the moment it comes into play, and interrupts whatever is going on, of monkeys and of actions.
    .title = Effects interrupt
rule-CM-25 = Only when the effect of the newest card is over do the earlier ones go on.
    .title = Newest first
rule-CM-26 = Used action cards and monkeys that left play go to two separate discard piles. A card in the queue is in neither; it is discarded when it leaves the queue.
    .title = Discard piles
rule-CM-27 = When a deck runs out, its discard pile is shuffled and becomes the new deck.
    .title = Empty deck
rule-CM-28 = There are two ways to blow up: burning fuses and an electric shock.
    .title = Explosions
rule-CM-29 = With a Pyromaniac and a Juggler in front of you the fuses are lit: you blow up at the end of your own turn.
    .title = Fuses
rule-CM-30 = Action cards can save you from the fuses, and so can a Watergun Sniper, which puts them out.
    .title = Saved from the fuses
rule-CM-31 = With a Headscratcher and a Sniper in front of you, you blow up at once, unless somebody plays Grounding.
    .title = Shock
rule-CM-32 = Who blows up leaves the game; their monkeys and their hand go to the discard piles.
    .title = Blown up
rule-CM-33 = The last one left wins.
    .title = Last survivor
rule-CM-34 = Effects can pile up into a queue.
    .title = Queue
rule-CM-35 = A new monkey or a quick card takes effect at once and interrupts the rest.
    .title = Interrupting
rule-CM-36 = When it is done, the game goes on exactly where it was interrupted.
    .title = Going on
rule-CM-37 = The queue is resolved from the newest card back to the oldest; only when it is empty does the turn go on.
    .title = Resolving the queue
rule-CM-38 = When a monkey leaves play, its effect stops at once and leaves the queue.
    .title = Gone is gone
rule-CM-39 = Monkeys come into play one at a time, even where several are due.
    .title = One at a time
rule-CM-40 = The next one arrives only when everything that the one before it set off is over.
    .title = One after the other
rule-CM-41 = An action card’s effect applies the moment it is played.
    .title = At once
rule-CM-42 = No effect reaches back into what has happened.
    .title = Not backwards
rule-CM-43 = Common Misfortune gives the next player a monkey, then a third player says No Way: the rest of the misfortune is stopped, but the monkey that arrived stays.
    .title = Example: misfortune stopped
rule-CM-44 = Sniper and Headscratcher together mean losing at once.
    .title = Sniper and Headscratcher
rule-CM-45 = One Sniper is enough for all your Headscratchers.
    .title = One Sniper for all
rule-CM-46 = Whenever a Shaman comes under somebody’s control it interrupts: its trainer gets two monkeys from the deck, one at a time, then draws two action cards.
    .title = Shaman
rule-CM-47 = The Shaman stays in play.
    .title = The Shaman stays
rule-CM-48 = While you are on holiday, you get neither monkeys nor cards from a Shaman.
    .title = Shaman on holiday
rule-CM-49 = When a Tempter comes under your control it interrupts: each other player, beginning on your right, gives you one monkey of their own choice.
    .title = Tempter
rule-CM-50 = Then the Tempter is discarded.
    .title = The Tempter leaves
rule-CM-51 = While you are on holiday, you get nothing from a Tempter.
    .title = Tempter on holiday
rule-CM-52 = When a Destroyer comes under your control it interrupts: you must hand out all your action cards to the others, as you like.
    .title = Destroyer: cards
rule-CM-53 = After that you give away all your monkeys, one at a time, as you like.
    .title = Destroyer: monkeys
rule-CM-54 = No Way stops the action card that was played last, from that moment on.
    .title = No Way
rule-CM-55 = It must come right after that card, or before its effect is over.
    .title = When No Way can come
rule-CM-56 = It undoes no effect of a monkey.
    .title = Not against monkeys
rule-CM-57 = It may stop another No Way.
    .title = No Way against No Way
rule-CM-58 = Closed for Holiday: from now to the end of the turn you get no monkeys and draw no action cards.
    .title = Closed for Holiday
rule-CM-59 = Tactical Exchange with a player on holiday: you take one of their monkeys, and they get none.
    .title = Exchange with a player on holiday
rule-CM-60 = Sanitary Check of a player on holiday: their monkey goes on the deck, and nothing comes back.
    .title = Check of a player on holiday
rule-CM-61 = One Grounding stops the explosion of one Headscratcher only.
    .title = Grounding
rule-CM-62 = With two Headscratchers and a new Sniper you need two Groundings.
    .title = Two Groundings
rule-CM-63 = You may play Grounding to save somebody else.
    .title = Saving others
rule-CM-64 = Sanitary Check swaps any monkey in play, yours or another’s, for the top card of the monkey deck.
    .title = Sanitary Check
rule-CM-65 = The chosen monkey becomes the top card of the deck; the card that lay there takes its place and comes into play.
    .title = The swap
rule-CM-66 = The two are never in front of the trainer together.
    .title = They never touch
rule-CM-67 = With the Zombie Invasion, blowing up makes you a zombie, and you play on.
    .title = Zombies
rule-CM-68 = All your action cards and monkeys are discarded at once, and your turn ends.
    .title = Becoming a zombie
rule-CM-69 = From then on you play as before, but at the beginning of your turns you take from the purple zombie deck instead of the yellow monkey deck.
    .title = The zombie deck
rule-CM-70 = Zombie cards can concern everybody; the living and zombies may hold and exchange them like monkeys.
    .title = Zombie cards
rule-CM-71 = A zombie who blows up discards everything, ends their turn, and stays a zombie.
    .title = Zombies blow up too
rule-CM-72 = A zombie with all five parts of the Legendary Zombie-Monkey wins, if at least two others who are no zombies are in play.
    .title = The Legendary Zombie-Monkey
rule-CM-73 = When all but one are zombies, that one wins at once.
    .title = The last one living

# House rules

rule-CM-Q1 = House rule: the queue is a pile of effects that can be interrupted. Each effect is a list of small steps: one card moved, one card drawn, one gift. The newest goes first.
    .title = What the queue is
rule-CM-Q2 = House rule: quick cards are played in windows: (a) when an action card is announced with its targets, before its first step; (b) when a monkey’s effect is announced, before its first step; (c) between two steps of an effect; (d) when a shock is about to strike; (e) at the end of a turn, before the fuses are checked; (f) between phases. (a) and (b) open once for each action card and each effect of an arriving monkey; a monkey without effect, or one held back by CM-Q8, opens none. (c) opens after a step and all that it set off, if a further step is possible, never after the last.
    .title = Windows
rule-CM-Q3 = House rule: everybody still playing is asked at once, whatever they hold, and answers in secret: pass, or one card with its targets. When all have answered, the first in order who wants to play, plays; the other answers are dropped unseen. When that card has left the queue, the same window opens again; it is over when all have passed. The order begins after whoever opened it, who is last; for a shock and for the end of a turn whoever is in danger is first. A shock’s window does not open again once no Headscratcher is in danger. A table may ask only those who can answer, which shows who they are.
    .title = Who is asked
rule-CM-Q4 = House rule: cheeky cards are played only in your own Planning and Training, with an empty queue.
    .title = Cheeky cards never interrupt
rule-CM-Q5 = House rule: you may play quick cards in your own turn too.
    .title = Quick cards in your turn
rule-CM-Q6 = House rule: the targets of a card are chosen when it is announced. A card that needs a target can be played only with a legal one, a card without targets always. If the target has left its trainer by the time the card takes effect, the card does nothing.
    .title = Targets
rule-CM-Q7 = House rule: a monkey that arrives in the middle of an effect has its own effect, wholly, before the next step.
    .title = New monkeys go first
rule-CM-Q8 = House rule: the same Shaman, Tempter, Destroyer or zombie card has its effect at most once in a turn for the same trainer; after that it has none. Shocks, fuses and a complete Legendary are never held back. After the table’s limit of arrivals in a turn, usually 500, no arriving monkey has an effect any more in that turn.
    .title = No endless chains
rule-CM-Q9 = House rule: the last action card is the one most recently announced whose effect is not over; there is no choice. Closed for Holiday and Soggy Fuses are not over until the turn ends. A card is over when its last step and all that this set off are done, or when it was stopped.
    .title = What No Way stops
rule-CM-Q10 = House rule: a No Way against a No Way lets the first card go on from where it stood, to any depth. The stopped card stays in the queue until nobody answers the No Way any more.
    .title = No Way, to any depth
rule-CM-Q11 = House rule: Grounding and everything else that saves a life can be stopped by No Way too; then a new window opens, for another Grounding.
    .title = No Way against a life-saver
rule-CM-Q12 = House rule: you may play No Way against your own card.
    .title = Against yourself
rule-CM-Q13 = House rule: a stopped card is spent, and the steps that are done stay done.
    .title = Nothing comes back
rule-CM-Q14 = House rule: a card that is stopped before its first step does nothing at all.
    .title = Stopped at once
rule-CM-Q15 = House rule: the fuses are checked only at the end of their trainer’s own turn, whoever caused them and whenever. A pair formed in somebody else’s turn leaves you one whole turn of your own. The pair must be there at the check.
    .title = When the fuses blow
rule-CM-Q16 = House rule: one Sniper at the check is enough; it is not used up, and one does for all pairs.
    .title = Sniper and fuses
rule-CM-Q17 = House rule: several pairs make one explosion.
    .title = Several pairs
rule-CM-Q18 = House rule: at the end of a turn: it is declared, a window opens, the fuses are checked; then what lasted for the turn ends, and effects may happen again (CM-Q8).
    .title = Order at the end
rule-CM-Q19 = House rule: after a quick card in that window there is no way back to Training, only further quick cards.
    .title = No way back
rule-CM-Q20 = House rule: a shock strikes when a Sniper or a Headscratcher arrives, and only then. With an arriving Sniper every Headscratcher of that trainer must be grounded, with an arriving Headscratcher only that one. A grounded one keeps a marker until it changes trainer or another Sniper arrives. Grounding needs a Headscratcher that a shock is about to hit and that is not grounded yet. A table may play otherwise: then all markers go at the start of each turn, and everybody with both kinds gets a shock, beginning with the player whose turn it is.
    .title = Shock and grounding
rule-CM-Q21 = House rule: any quick card that breaks up the pair in the window saves too, such as Great Escape. If the monkey that arrived leaves, its shock leaves the queue, even if there is another Sniper.
    .title = Other ways out
rule-CM-Q22 = House rule: a Sniper puts out fuses and sets off shocks, each by its own rule; the shock comes first.
    .title = Both at once
rule-CM-Q23 = House rule: not only the Shaman, but Tempter, Destroyer, Sniper and Headscratcher too have their effect whenever they change trainer.
    .title = Change of trainer
rule-CM-Q24 = House rule: when a monkey is taken away or removed in the middle of its effect, the effect stops and leaves the queue; for a new trainer it begins afresh.
    .title = Taken away
rule-CM-Q25 = House rule: a Shaman brings both monkeys first, with all they set off, then both cards. What is left is lost when the Shaman or its trainer is gone.
    .title = Shaman: order
rule-CM-Q26 = House rule: a player without a monkey gives the Tempter none. The giver chooses freely. A player on holiday gives too, but may not receive.
    .title = Tempter: givers
rule-CM-Q27 = House rule: if the Tempter’s trainer is on holiday, nobody gives, and the Tempter is discarded.
    .title = Tempter on holiday
rule-CM-Q28 = House rule: the Destroyer does not give itself away; it stays with you. A table may play otherwise.
    .title = The Destroyer stays
rule-CM-Q29 = House rule: you give the monkeys that you had when the Destroyer arrived, without those that left; what you receive meanwhile stays, also one that left and came back. Order and receivers are free, even all to one, and each gift is resolved wholly before the next. If the table lets the Destroyer go, it goes last.
    .title = Destroyer: which monkeys
rule-CM-Q30 = House rule: the hand goes first, in one step, divided as you like, face down to each receiver. Cards that you get later stay.
    .title = Destroyer: the hand
rule-CM-Q31 = House rule: a player on holiday can be given no monkeys, but action cards, because that is not drawing. If nobody can receive, the monkeys stay.
    .title = Destroyer and holidays
rule-CM-Q32 = House rule: two monkeys never arrive together, always one by one.
    .title = Never two at once
rule-CM-Q33 = House rule: a holiday lasts to the end of the turn that is being played, whoever’s it is.
    .title = How long a holiday lasts
rule-CM-Q34 = House rule: on holiday in your own turn you turn up no monkey, and the top card stays unseen; you draw no card either.
    .title = On holiday in your own turn
rule-CM-Q35 = House rule: a monkey that has been turned up cannot be refused, only later ones.
    .title = Too late for a holiday
rule-CM-Q36 = House rule: on holiday you may play Tactical Exchange: you give one and get none; the monkey you would have taken stays where it is.
    .title = Exchange on holiday
rule-CM-Q37 = House rule: if you play Tactical Exchange with a player on holiday, you take one and keep your own.
    .title = Exchange: you keep yours
rule-CM-Q38 = House rule: if you play Tactical Exchange, you choose both monkeys. You need one of your own, unless the other player is on holiday, and the other player needs one. With a player on holiday you choose only the monkey you take.
    .title = Exchange: who chooses
rule-CM-Q39 = House rule: both monkeys leave at once and never touch. First the one taken arrives, with all that it sets off, then, after a window, the one given. If its new trainer is gone or on holiday by then, or the card is stopped, it is discarded. If one of the two has left its trainer before the swap, nothing moves.
    .title = Exchange: order
rule-CM-Q40 = House rule: first the top card of the deck is put aside, then the chosen monkey goes on top, then the card put aside comes into play. An empty deck is shuffled anew first; if there is nothing, nothing arrives. Each card goes to the deck with its own back.
    .title = Check: order
rule-CM-Q41 = House rule: Common Misfortune hits each other player once, beginning with the next, and not whoever played it; between two arrivals a window opens. A table may include whoever played it, as the last.
    .title = Whom the misfortune hits
rule-CM-Q42 = House rule: who blows up takes the effects of their monkeys out of the queue. Action cards they have played go on for the others; steps that need them are left out.
    .title = Blown up in the middle
rule-CM-Q43 = House rule: who blows up in their own turn gets no further phase of it. What is in the queue is finished, their own action cards too; then the turn ends without further windows and without a check of the fuses. A holiday or Soggy Fuses end with a player who is out; on a new zombie they last to the end of the turn.
    .title = Blown up in your own turn
rule-CM-Q44 = House rule: when somebody blows up inside another’s effect, that effect goes on with its next step.
    .title = The effect goes on
rule-CM-Q45 = House rule: nobody ever blows up at the same time as somebody else, and after every explosion it is seen whether the game is won. The last one wins at once, even with lit fuses.
    .title = Never a draw
rule-CM-Q46 = House rule: a deck is shuffled anew when a card is needed from it. If its discard pile is empty too, no card is taken, and that step is left out.
    .title = Nothing left
rule-CM-Q47 = House rule: there is no limit to a hand.
    .title = Large hands
rule-CM-Q48 = House rule: with two players a Tempter brings one monkey, a Destroyer gives everything to the other, a misfortune hits one. The Zombie Invasion needs three or more, because with two the first explosion would leave only one who is no zombie.
    .title = Two players
rule-CM-Q49 = House rule: what the rulebook calls a round is one player’s turn; here it is always called a turn.
    .title = Turn and round
rule-CM-Q50 = House rule: lots are drawn for the starter.
    .title = Starter
rule-CM-Q51 = House rule: hands are secret. How many cards a hand has, all monkeys and the discard piles are open, and everybody knows the card that a Sanitary Check put on the deck.
    .title = What is open
rule-CM-Q52 = House rule: a zombie takes the zombie card in the second phase, instead of the monkey.
    .title = When the zombie card arrives
rule-CM-Q53 = House rule: monkeys that arrive otherwise, by a Shaman or a misfortune, come from the monkey deck for zombies too.
    .title = Zombies get monkeys too
rule-CM-Q54 = House rule: zombie cards count as monkeys for giving, receiving, taking, swapping and discarding, and a holiday keeps them out. They have a discard pile of their own.
    .title = Zombie cards as monkeys
rule-CM-Q55 = House rule: five different parts must be in front of one zombie; this is seen at every arrival and needs at least two living opponents at that moment. The living may collect parts, but do not win by them.
    .title = The five parts
rule-CM-Q56 = House rule: a new zombie has no cards in hand and draws one in each of their turns.
    .title = A zombie’s hand
rule-CM-Q57 = House rule: zombies are players for every effect, but they do not survive.
    .title = Zombies are players
rule-CM-Q58 = House rule: who blows up in somebody else’s turn, living or zombie, discards everything; there is no turn of theirs to end.
    .title = In somebody else’s turn
rule-CM-Q59 = House rule: if both ways of winning turn up in one chain, the first that happens decides.
    .title = Whichever is first

# House cards

rule-CM-H1 = House card, quick: choose a player; their fuses cannot blow up this turn.
    .title = Soggy Fuses
rule-CM-H2 = House card, quick: discard one of your own monkeys.
    .title = Great Escape
rule-CM-H3 = House card, cheeky: give one of your monkeys to another player who is not on holiday. If they go on holiday before it takes effect, the monkey stays with you.
    .title = Special Delivery
rule-CM-H4 = House card, cheeky: draw two action cards.
    .title = Banana Break
rule-CM-H5 = House cards, six each: Head, Body, Arms, Legs and Tail of the Legendary Zombie-Monkey. They do nothing; a zombie with five different ones wins (CM-72).
    .title = Legendary parts
rule-CM-H6 = House card: when it comes under somebody’s control, that trainer gets two more zombie cards, one at a time. It stays.
    .title = Grave Digger
rule-CM-H7 = House card: when it comes under somebody’s control it is discarded, and that trainer takes a Legendary part from another player or from the zombie discard pile, in one step. They must if there is one; on holiday they take none.
    .title = Body Snatcher
rule-CM-H8 = House card: when it comes under somebody’s control, every other player in turn discards an action card of their choice. Then it is discarded.
    .title = Brain Eater
rule-CM-H9 = House cards: they count as Pyromaniac and Juggler, and burn like them.
    .title = Undead Pyromaniac and Juggler
