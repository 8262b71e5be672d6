# Cheeky Monkeys in words. Events and refusals get their fields as variables: seats come as names ($player, $other,
# $trainer, $by), lists of seats too ($closed, $soggy) with their length beside ($closed-count); nothing is the word `none`.
# Monkeys are called as they are typed ($monkey: sniper3), with their $kind; cards of a hand in a row ($cards: “No Way and
# 2 × Grounding”, each said by `cheeky-amount-…`) with the number of kinds beside ($cards-kinds). $rule is the rule by which it happened.

cheeky-monkeys-name = Cheeky Monkeys
cheeky-monkeys-about = You train monkeys that play with fire, water and electricity. Anybody may interrupt anything. Pass your trouble on to the others, and be the last trainer who has not blown up.

# Options

cheeky-monkeys-option-players = Players
cheeky-monkeys-option-players-about = Two to six trainers.
cheeky-monkeys-option-zombies = Zombie Invasion
cheeky-monkeys-option-zombies-about = Whoever blows up plays on as a zombie and turns up zombie cards. For three or more. The cards are ours, because the printed ones are not public.
cheeky-monkeys-option-grounding-lasts = Grounding lasts
cheeky-monkeys-option-grounding-lasts-about = For how long a grounded Headscratcher is safe beside a Sniper.
cheeky-monkeys-option-grounding-lasts-event = until it changes trainer or another Sniper comes
cheeky-monkeys-option-grounding-lasts-round = until the round ends
cheeky-monkeys-option-misfortune-includes-caster = Misfortune for all
cheeky-monkeys-option-misfortune-includes-caster-about = Who plays Common Misfortune gets a monkey too, as the last one.
cheeky-monkeys-option-destroyer-gives-itself = Destroyer goes too
cheeky-monkeys-option-destroyer-gives-itself-about = A Freak Destroyer gives itself away as the last monkey.
cheeky-monkeys-option-windows = Who is asked
cheeky-monkeys-option-windows-about = Whether everybody is asked for an answer each time, or only those who could give one. The second is faster, but shows who holds an answer. With three players or more, once a Freak Destroyer has handed out cards, bots there conclude a little less from it than a perfect memory could.
cheeky-monkeys-option-windows-all = everybody
cheeky-monkeys-option-windows-able = who can answer (reveals it)
cheeky-monkeys-option-arrival-limit = Arrivals in a round
cheeky-monkeys-option-arrival-limit-about = After so many arrivals in a round no arriving monkey has an effect any more.

# Monkeys and zombie cards

cheeky-kind-pyromaniac = Enthusiastic Pyromaniac
    .short = Pyromaniac
    .plural = Pyromaniacs
    .a = an Enthusiastic Pyromaniac
    .the = the Pyromaniac
    .about = Beside a Juggler the fuses burn: you blow up at the end of your own round.
cheeky-kind-juggler = Bomb Juggler
    .short = Juggler
    .plural = Jugglers
    .a = a Bomb Juggler
    .the = the Juggler
    .about = Beside a Pyromaniac the fuses burn: you blow up at the end of your own round.
cheeky-kind-sniper = Watergun Sniper
    .short = Sniper
    .plural = Snipers
    .a = a Watergun Sniper
    .the = the Sniper
    .about = Puts out all your fuses. But water and a Headscratcher make an electric shock, at once.
cheeky-kind-headscratcher = Deadly Headscratcher
    .short = Headscratcher
    .plural = Headscratchers
    .a = a Deadly Headscratcher
    .the = the Headscratcher
    .about = Beside a Sniper: an electric shock, at once. Only Grounding stops it, one for each Headscratcher.
cheeky-kind-shaman = Crazy Shaman
    .short = Shaman
    .plural = Shamans
    .a = a Crazy Shaman
    .the = the Shaman
    .about = When it comes to you: two monkeys from the deck, one at a time, then two action cards. It stays.
cheeky-kind-tempter = Greedy Tempter
    .short = Tempter
    .plural = Tempters
    .a = a Greedy Tempter
    .the = the Tempter
    .about = When it comes to you: everybody else gives you a monkey of his choice. Then it is discarded.
cheeky-kind-destroyer = Freak Destroyer
    .short = Destroyer
    .plural = Destroyers
    .a = a Freak Destroyer
    .the = the Destroyer
    .about = When it comes to you: hand out all your action cards, then all your other monkeys, one at a time. It stays.
cheeky-kind-head = Legendary Head
    .short = Head
    .plural = Heads
    .a = a Legendary Head
    .the = the Head
    .about = A part of the Legendary Zombie-Monkey. All five parts before one zombie win the game.
cheeky-kind-body = Legendary Body
    .short = Body
    .plural = Bodies
    .a = a Legendary Body
    .the = the Body
    .about = A part of the Legendary Zombie-Monkey. All five parts before one zombie win the game.
cheeky-kind-arms = Legendary Arms
    .short = Arms
    .plural = Arms
    .a = Legendary Arms
    .the = the Arms
    .about = A part of the Legendary Zombie-Monkey. All five parts before one zombie win the game.
cheeky-kind-legs = Legendary Legs
    .short = Legs
    .plural = Legs
    .a = Legendary Legs
    .the = the Legs
    .about = A part of the Legendary Zombie-Monkey. All five parts before one zombie win the game.
cheeky-kind-tail = Legendary Tail
    .short = Tail
    .plural = Tails
    .a = a Legendary Tail
    .the = the Tail
    .about = A part of the Legendary Zombie-Monkey. All five parts before one zombie win the game.
cheeky-kind-digger = Grave Digger
    .short = Digger
    .plural = Diggers
    .a = a Grave Digger
    .the = the Digger
    .about = When it comes to you: two more zombie cards, one at a time. It stays.
cheeky-kind-snatcher = Body Snatcher
    .short = Snatcher
    .plural = Snatchers
    .a = a Body Snatcher
    .the = the Snatcher
    .about = When it comes to you: it is discarded, and you take a Legendary part from somebody or from the zombie discards.
cheeky-kind-eater = Brain Eater
    .short = Eater
    .plural = Eaters
    .a = a Brain Eater
    .the = the Eater
    .about = When it comes to you: everybody else discards an action card of his choice. Then it is discarded.
cheeky-kind-undead-pyromaniac = Undead Pyromaniac
    .short = Undead Pyro
    .plural = Undead Pyromaniacs
    .a = an Undead Pyromaniac
    .the = the Undead Pyromaniac
    .about = Counts as a Pyromaniac: beside a Juggler the fuses burn.
cheeky-kind-undead-juggler = Undead Juggler
    .short = Undead Jugg
    .plural = Undead Jugglers
    .a = an Undead Juggler
    .the = the Undead Juggler
    .about = Counts as a Juggler: beside a Pyromaniac the fuses burn.
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
    .about = Five different parts before one zombie win, if at least two others still live.
    .parts =
        { $count ->
            [0] no part of the Legendary
            [one] 1 of 5 parts of the Legendary
           *[other] { $count } of 5 parts of the Legendary
        }

# Action cards

cheeky-card-no-way = No Way
    .short = No Way
    .about = Stops the action card played last from this moment on. What is done stays done. It may stop another No Way.
cheeky-card-grounding = Grounding
    .short = Grounding
    .about = Saves one Headscratcher from an electric shock, yours or somebody else’s.
cheeky-card-closed-for-holiday = Closed for Holiday
    .short = Closed
    .about = Until the round ends you get no monkeys and draw no action cards.
cheeky-card-soggy-fuses = Soggy Fuses
    .short = Soggy
    .about = Choose a player: his fuses cannot blow him up in this round.
cheeky-card-great-escape = Great Escape
    .short = Escape
    .about = Discard one of your own monkeys.
cheeky-card-tactical-exchange = Tactical Exchange
    .short = Exchange
    .about = Swap one of your monkeys for another player’s. Who is closed only loses one.
cheeky-card-sanitary-check = Sanitary Check
    .short = Check
    .about = Any monkey in play goes on top of its deck; the card that lay there takes its place.
cheeky-card-common-misfortune = Common Misfortune
    .short = Misfortune
    .about = Everybody else gets a monkey from the deck, one after the other, beginning with the next player.
cheeky-card-special-delivery = Special Delivery
    .short = Delivery
    .about = Give one of your monkeys to another player who is not closed.
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
    .about = Can be played at any time, also in somebody else’s round.
cheeky-class-cheeky = cheeky
    .about = Can be played only in your own Planning and Training, while nothing is in the queue.

# Decks, players, marks

cheeky-deck-monkeys = Monkey deck
    .short = Monkeys
    .discards = Discarded monkeys
cheeky-deck-actions = Action deck
    .short = Actions
    .discards = Discarded actions
cheeky-deck-zombies = Zombie deck
    .short = Zombies
    .discards = Discarded zombie cards
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
cheeky-mark-closed = closed for holiday
    .about = Gets no monkeys and draws no action cards until the round ends.
cheeky-mark-soggy = soggy fuses
    .about = The fuses cannot blow up in this round.
cheeky-mark-lit = fuses burn
    .about = Pyromaniac and Juggler together, and no Sniper: blows up at the end of the own round.
cheeky-mark-defused = fuses out
    .about = Pyromaniac and Juggler together, but a Sniper keeps them wet.
cheeky-mark-shock = shock pair
    .about = Sniper and Headscratcher together: every new one of either kind means a shock.
cheeky-mark-grounded = grounded
    .about = Safe beside the Sniper, until it changes trainer or another Sniper comes.
cheeky-mark-spent = spent
    .about = Its effect has come in this round; it does not come again for the same trainer.

# The course of a round

cheeky-round = Round { $round }
cheeky-phase-shocks = Shocks
    .short = Shocks
    .prompt = The round begins: Groundings are over, and whoever has Sniper and Headscratcher gets a shock.
cheeky-phase-planning = Planning
    .short = Plan
    .prompt = Play as many cards as you like; then the monkey comes.
cheeky-phase-planned = After Planning
    .short = Plan
    .prompt = Before the monkey comes, anybody may play a quick card.
cheeky-phase-getting = Getting the monkey
    .short = Monkey
    .prompt = The top card of the deck comes into play.
cheeky-phase-got = After the monkey
    .short = Monkey
    .prompt = Before the card is drawn, anybody may play a quick card.
cheeky-phase-drawing = Drawing
    .short = Draw
    .prompt = An action card is drawn.
cheeky-phase-drew = After drawing
    .short = Draw
    .prompt = Before Training begins, anybody may play a quick card.
cheeky-phase-training = Training
    .short = Train
    .prompt = Play as many cards as you like, then end your round.
cheeky-phase-ending = End of the round
    .short = End
    .prompt = Before the fuses are checked, anybody may play a quick card.
cheeky-phase-checking = Checking the fuses
    .short = Fuses
    .prompt = Pyromaniac and Juggler without a Sniper blow up now.
cheeky-phase-closing = Closing the round
    .short = End
    .prompt = What lasted for this round is over.
cheeky-phase-over = The end
    .short = End
    .prompt = The game is over.

# Windows: when anybody may answer

cheeky-window-announced = A card is announced
    .about = It has not taken effect yet.
    .prompt = Answer with a quick card, or pass and let it take effect.
cheeky-window-arrival = A monkey’s effect is announced
    .about = It has not begun yet.
    .prompt = Answer with a quick card, or pass and let it begin.
cheeky-window-step = Between two steps
    .about = The effect is not over yet.
    .prompt = Interrupt with a quick card, or pass and let it go on.
cheeky-window-shock = An electric shock
    .about = Without Grounding somebody blows up now.
    .prompt = Play Grounding or another quick card, or pass.
cheeky-window-end = The round ends
    .about = The fuses are checked next.
    .prompt = Play a quick card, or pass and let the round end.
cheeky-window-phase = Between two phases
    .about = The round goes on next.
    .prompt = Play a quick card, or pass and let the round go on.
cheeky-window-answered = You have answered. Nobody learns it before all have.
cheeky-window-waiting = Waiting for the others.
cheeky-window-all = Everybody is asked, whatever he holds, and answers in secret. The first in order who wants to play, plays.
cheeky-window-able = Only those who can answer are asked.
cheeky-window-answers =
    { $count ->
        [0] You have no answer to this.
        [one] You could answer with 1 card:
       *[other] You could answer with { $count } cards:
    }
cheeky-window-order = Order: { $players }

# What one player must choose

cheeky-choice-give = gives a monkey to the Tempter’s trainer
    .prompt = A Tempter: give one of your monkeys.
cheeky-choice-hand = hands out all action cards
    .prompt = Your Destroyer: hand out your action cards.
cheeky-choice-gift = gives a monkey away
    .prompt = Your Destroyer: give one of your monkeys away.
cheeky-choice-snatch = takes a Legendary part
    .prompt = Your Body Snatcher: take a Legendary part.
cheeky-choice-discard = discards an action card
    .prompt = A Brain Eater: discard one of your action cards.
cheeky-waiting-for = { $player } decides.

# The queue

cheeky-queue = Queue
    .about = What happens next lies on top. The newest goes first; when it is done, the one below goes on.
    .empty = The queue is empty.
    .next = next
    .depth =
        { $count ->
            [0] The queue is empty.
            [one] 1 effect in the queue
           *[other] { $count } effects in the queue
        }
cheeky-stage-announced = announced
cheeky-stage-at-work = at work
cheeky-stage-behind = interrupted
cheeky-stage-between = between two steps
cheeky-entry-no-way =
    { $stops ->
        [none] { $player }’s No Way, against nothing any more
       *[other] { $player }’s No Way against { $other }’s { cheeky-the-stopped }
    }
cheeky-entry-grounding = { $player }’s Grounding for { $monkey } of { $trainer }
cheeky-entry-closed-for-holiday = { $player }’s Closed for Holiday
cheeky-entry-soggy-fuses = { $player }’s Soggy Fuses for { $other }
cheeky-entry-great-escape = { $player }’s Great Escape: { $monkey } is discarded
cheeky-entry-tactical-exchange =
    { $given ->
        [none] { $player }’s Tactical Exchange: { $monkey } of { $trainer }, who is closed, for nothing
       *[other] { $player }’s Tactical Exchange: { $monkey } of { $trainer } for { $given }
    }
cheeky-entry-sanitary-check = { $player }’s Sanitary Check of { $monkey }, { $trainer }’s
cheeky-entry-common-misfortune = { $player }’s Common Misfortune: a monkey for everybody else
cheeky-entry-special-delivery = { $player }’s Special Delivery: { $monkey } to { $other }
cheeky-entry-banana-break = { $player }’s Banana Break: two action cards
cheeky-entry-shaman = { $player }’s Shaman ({ $monkey }): two monkeys, then two action cards
cheeky-entry-tempter = { $player }’s Tempter ({ $monkey }): everybody else gives a monkey
cheeky-entry-destroyer = { $player }’s Destroyer ({ $monkey }): all cards and monkeys are given away
cheeky-entry-digger = { $player }’s Grave Digger ({ $monkey }): two zombie cards
cheeky-entry-snatcher = { $player }’s Body Snatcher ({ $monkey }): takes a Legendary part
cheeky-entry-eater = { $player }’s Brain Eater ({ $monkey }): everybody else discards a card
cheeky-entry-shock =
    { $risk-count ->
        [0] Electric shock for { $player }: nobody is at risk any more
       *[other] Electric shock for { $player }: { $risk } must be grounded
    }
cheeky-left-monkey =
    { $player ->
        [none] a monkey
       *[other] a monkey for { $player }
    }
cheeky-left-card = an action card
cheeky-left-zombie = a zombie card
cheeky-left-take = the swap, and the first monkey arrives
cheeky-left-give =
    { $player ->
        [none] the second monkey arrives
       *[other] { $player } gives a monkey
    }
cheeky-left-discard = { $player } discards a card
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
    .about = Get no monkeys and draw no cards until the round ends.
cheeky-action-soggy = Soggy Fuses
    .about = The fuses of this seat cannot blow up in this round.
cheeky-action-escape = Great Escape
    .about = Discard this monkey of yours.
cheeky-action-exchange = Tactical Exchange
    .about = Take another player’s monkey and give one of yours; name none of yours if he is closed.
cheeky-action-check = Sanitary Check
    .about = Put this monkey on top of its deck; the card from there takes its place.
cheeky-action-misfortune = Common Misfortune
    .about = Everybody else gets a monkey.
cheeky-action-deliver = Special Delivery
    .about = Give this monkey of yours to a seat.
cheeky-action-break = Banana Break
    .about = Draw two action cards.
cheeky-action-pass = Pass
    .about = Let what is about to happen happen.
cheeky-action-done = Done
    .about = Finish your Planning or Training.
cheeky-action-give = Give
    .about = Give this monkey to the Tempter’s trainer.
cheeky-action-hand = Hand out
    .about = Put this action card aside for a seat.
cheeky-action-gift = Give away
    .about = Give this monkey to a seat.
cheeky-action-snatch = Snatch
    .about = Take this Legendary part.
cheeky-action-discard = Discard
    .about = Discard this action card.

# Events

cheeky-event-turn = Round { $round }: it is { $player }’s turn.
cheeky-event-done =
    { $phase ->
        [planning] { $player } has finished Planning.
       *[training] { $player } has finished Training: the round ends.
    }
cheeky-event-passed =
    { $window ->
        [announced] All pass: the card takes effect.
        [arrival] All pass: the monkey’s effect begins.
        [step] All pass: the effect goes on.
        [shock] All pass: the shock comes.
        [end] All pass: the fuses are checked.
       *[phase]
            { $phase ->
                [planning] All pass: the monkey comes.
                [getting] All pass: a card is drawn.
               *[drawing] All pass: Training begins.
            }
    }
cheeky-event-play =
    { $card ->
        [no-way] { $player } plays No Way against { $other }’s { cheeky-the-stopped }.
        [grounding] { $player } plays Grounding for { $monkey } of { $trainer }.
        [closed-for-holiday] { $player } plays Closed for Holiday.
        [soggy-fuses] { $player } plays Soggy Fuses for { $other }.
        [great-escape] { $player } plays Great Escape to get rid of { cheeky-the-kind } ({ $monkey }).
        [tactical-exchange] { $player } plays Tactical Exchange and wants { cheeky-the-kind } ({ $monkey }) of { $trainer }{ cheeky-for-given }.
        [sanitary-check] { $player } plays Sanitary Check on { cheeky-the-kind } ({ $monkey }) of { $trainer }.
        [common-misfortune] { $player } plays Common Misfortune: everybody else is to get a monkey.
        [special-delivery] { $player } plays Special Delivery: { cheeky-the-kind } ({ $monkey }) for { $other }.
       *[banana-break] { $player } plays Banana Break: two action cards.
    }
cheeky-for-given =
    { $given ->
        [none] , who is closed, for nothing
       *[other] { " " }for { $given }
    }
cheeky-event-stop = { $player }’s No Way stops { $other }’s { cheeky-the-card }: nothing more of it happens, what is done stays.
cheeky-event-over =
    { $rule ->
        [CM-38] { cheeky-whose-effect } has left play, and its effect with it.
        [CM-Q24] { cheeky-whose-effect } leaves its trainer, and its effect stops.
        [CM-Q42] { cheeky-whose-effect } is gone with the explosion, and its effect with it.
       *[other]
            { $what ->
                [no-way] { $player }’s No Way is over.
                [grounding] { $player }’s Grounding is over.
                [closed-for-holiday] { $player } has closed; the card is discarded.
                [soggy-fuses] { $player }’s Soggy Fuses have been laid; the card is discarded.
                [great-escape] { $player }’s Great Escape is over.
                [tactical-exchange] { $player }’s Tactical Exchange is over.
                [sanitary-check] { $player }’s Sanitary Check is over.
                [common-misfortune] { $player }’s Common Misfortune is over.
                [special-delivery] { $player }’s Special Delivery is over.
                [banana-break] { $player }’s Banana Break is over.
                [shaman] The effect of { $player }’s Shaman is over.
                [tempter] The effect of { $player }’s Tempter is over.
                [destroyer] The effect of { $player }’s Destroyer is over.
                [digger] The effect of { $player }’s Grave Digger is over.
                [snatcher] The effect of { $player }’s Body Snatcher is over.
                [eater] The effect of { $player }’s Brain Eater is over.
               *[shock] The shock for { $player } is over.
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
cheeky-event-fizzle = { $player }’s { cheeky-the-card } does nothing: what it named is no longer there, or may not go where it should.
cheeky-event-closed = { $player } is closed for holiday: no monkeys and no action cards until the round ends.
cheeky-event-soggy = The fuses of { $player } are soggy: they cannot blow up in this round.
cheeky-event-lapse =
    { $closed-count ->
        [0] The fuses of { $soggy } are dry again.
       *[other]
            { $soggy-count ->
                [0] { cheeky-open-again }
               *[other] { cheeky-open-again } The fuses of { $soggy } are dry again.
            }
    }
cheeky-open-again =
    { $closed-count ->
        [one] { $closed } is open again.
       *[other] { $closed } are open again.
    }
cheeky-event-grounded = { $monkey } of { $player } is grounded: it survives the shock.
cheeky-event-arrive =
    { $cause ->
        [turn] { $player } turns up { cheeky-a-kind } ({ $monkey }).
        [zombie] { $player }, a zombie, turns up { cheeky-a-kind } ({ $monkey }) from the zombie deck.
        [shaman] By the Shaman { $player } gets { cheeky-a-kind } ({ $monkey }).
        [tempter] By the Tempter { $other } gives { $player } { cheeky-a-kind } ({ $monkey }).
        [destroyer] By the Destroyer { $other } gives { $player } { cheeky-a-kind } ({ $monkey }).
        [exchange] By the exchange { $player } gets { cheeky-a-kind } ({ $monkey }) from { $other }.
        [check] After the check { cheeky-a-kind } ({ $monkey }) comes from the deck to { $player }.
        [misfortune] By the misfortune { $player } gets { cheeky-a-kind } ({ $monkey }).
        [delivery] { $other } delivers { cheeky-a-kind } ({ $monkey }) to { $player }.
        [digger] By the Grave Digger { $player } gets { cheeky-a-kind } ({ $monkey }).
       *[snatcher]
            { $other ->
                [none] { $player } snatches { cheeky-a-kind } ({ $monkey }) from the discard pile.
               *[other] { $player } snatches { cheeky-a-kind } ({ $monkey }) from { $other }.
            }
    }
cheeky-event-effect =
    { $kind ->
        [shaman] The Shaman is at work: { $player } is to get two monkeys and two action cards.
        [tempter] The Tempter is at work: everybody else is to give { $player } a monkey.
        [destroyer] The Destroyer is at work: { $player } is to give away all cards and monkeys.
        [digger] The Grave Digger is at work: { $player } is to get two more zombie cards.
        [snatcher] The Body Snatcher is at work: { $player } is to take a Legendary part.
       *[eater] The Brain Eater is at work: everybody but { $player } is to discard an action card.
    }
cheeky-event-held-back = { $monkey } has had its effect for { $player } in this round, or the round is too long already: it just lies there.
cheeky-event-removed = { $player } discards { cheeky-the-kind } ({ $monkey }).
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
cheeky-event-lost = { cheeky-kind-name } ({ $monkey }) was on its way and has nowhere to go: it is discarded.
cheeky-event-on-deck = { cheeky-kind-name } ({ $monkey }) of { $player } is the top card of { cheeky-the-deck } now.
cheeky-event-no-card = { $player } gets nothing: { cheeky-the-deck } and its discard pile are empty.
cheeky-event-barred =
    { $phase ->
        [getting] { $player } is closed for holiday and turns up no monkey.
       *[drawing] { $player } is closed for holiday and draws no card.
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
cheeky-event-draw =
    { $card ->
        [none] { $player } draws an action card.
       *[other] { $player } draws { cheeky-the-card }.
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
cheeky-event-discard = { $player } feeds the Brain Eater: { cheeky-the-card } is discarded.
cheeky-event-shock =
    { $monkeys-count ->
        [one] Water and electricity! { $player } blows up unless { $monkeys } is grounded.
       *[other] Water and electricity! { $player } blows up unless { $monkeys } are all grounded.
    }
cheeky-event-spared =
    { $rule ->
        [CM-Q21] The monkey that brought the shock has left { $player }, and the shock with it.
       *[other] { $player } is spared: the shock is over.
    }
cheeky-event-fuses =
    { $result ->
        [lit] The fuses of { $player } have burnt down.
        [defused] A Sniper keeps the fuses of { $player } wet: nothing happens.
       *[soggy] The fuses of { $player } are soggy: nothing happens.
    }
cheeky-event-explode =
    { $cause ->
        [shock] Bang! The electric shock blows { $player } up{ cheeky-lost-things }.
       *[fuses] Boom! The bombs blow { $player } up{ cheeky-lost-things }.
    }
cheeky-lost-things =
    { $monkeys-count ->
        [0]
            { $cards-kinds ->
                [0] { "" }
               *[other] ; { $cards } is discarded
            }
       *[other]
            { $cards-kinds ->
                [0] ; { $monkeys } go to the discards
               *[other] ; { $monkeys } go to the discards, and the hand: { $cards }
            }
    }
cheeky-event-out = { $player } is out of the game.
cheeky-event-zombie = { $player } goes on as a zombie.
cheeky-event-win =
    { $reason ->
        [survivor] { $player } is the last trainer alive and wins.
        [last-living] All the others are zombies: { $player } wins.
       *[legendary] { $player } has all five parts of the Legendary Zombie-Monkey and wins.
    }

# Outcomes

cheeky-outcome-survivor = Everybody else has blown up
cheeky-outcome-last-living = Everybody else is a zombie
cheeky-outcome-legendary = The Legendary Zombie-Monkey is complete

# Refusals: why an action is not possible

cheeky-over = The game is over.
cheeky-out = You have blown up and are out of the game.
cheeky-no-such-action = There is no such action in this game.
cheeky-not-your-turn = It is { $player }’s turn; wait until something happens that you can answer.
cheeky-not-asked = You are not asked now: you could not answer this.
cheeky-answered = You have answered; wait for the others.
cheeky-no-such-choice =
    { $choice ->
        [give] No Tempter asks you for a monkey now.
        [hand] You have no cards to hand out; that is for a Destroyer.
        [gift] You have no monkey to give away now; that is for a Destroyer.
        [snatch] There is no part to take now; that is for a Body Snatcher.
       *[discard] You need not discard a card now; that is for a Brain Eater.
    }
cheeky-done-in-window = This is not your Planning or Training. To let happen what is about to happen, pass.
cheeky-pass-in-turn = There is nothing to pass on: it is your own Planning or Training. Finish it instead.
cheeky-not-in-hand = You have no { cheeky-the-card } to use.
cheeky-not-quick = { cheeky-the-card } is not a quick card: it can be played only in your own Planning and Training, with nothing in the queue.
cheeky-nothing-to-stop = There is no action card to stop: No Way needs one whose effect is not over.
cheeky-not-at-risk = { $monkey } is not at risk: Grounding needs a Headscratcher that a shock is about to hit and that is not grounded yet.
cheeky-no-such-player = Nobody plays at that seat.
cheeky-not-in-play = { $monkey } lies before nobody.
cheeky-not-yours = { $monkey } is not yours.
cheeky-exchange-own = { $monkey } is your own; name another player’s monkey first, then yours.
cheeky-exchange-closed = { $player } is closed for holiday and gets nothing: name only the monkey that you take.
cheeky-exchange-needs-given = Name the monkey that you give, too.
cheeky-not-to-yourself = You cannot give that to yourself.
cheeky-receiver-closed = { $player } is closed for holiday and gets no monkeys.
cheeky-the-choice =
    { $choice ->
        [give] which monkey to give to the Tempter’s trainer
        [hand] who gets which action card
        [gift] which monkey to give away, and to whom
        [snatch] which Legendary part to take
       *[discard] which action card to discard
    }
cheeky-not-your-choice = Now { $player } chooses { cheeky-the-choice }; nothing else can be done meanwhile.
cheeky-other-choice = Now you must choose { cheeky-the-choice }; nothing else can be done meanwhile.
cheeky-no-part = { $monkey } cannot be taken: take a Legendary part that lies before somebody else or in the zombie discards.
cheeky-not-from-beginning = { $monkey } came after the Destroyer, so it stays; give one that you had before.
cheeky-hand-in-order = Hand your cards out in their order: { cheeky-the-card } is next.
cheeky-zombies-need-three = The Zombie Invasion needs three or more players: of two, the first explosion would leave only one who lives.

# Rules

rule-CM-1 = Be the last trainer who has not blown up.
    .title = Goal
rule-CM-3 = Two to six people play.
    .title = Players
rule-CM-4 = Monkeys and actions are two decks, each shuffled by itself.
    .title = Two decks
rule-CM-5 = Everybody gets three action cards to begin with.
    .title = First hand
rule-CM-6 = From the starter on the turn passes against the clock: the next player sits on your right.
    .title = Direction
rule-CM-8 = The starter plays the first round with the three cards that everybody got, like anybody else.
    .title = First round
rule-CM-9 = A round has four phases: Planning, Getting the monkey, Drawing, Training.
    .title = Round
rule-CM-10 = Planning: whose turn it is may play any number of action cards.
    .title = Planning
rule-CM-11 = Getting the monkey: the top card of the monkey deck comes into play before him.
    .title = Getting the monkey
rule-CM-12 = Drawing: he draws one action card.
    .title = Drawing
rule-CM-13 = Training: he may again play any number of action cards.
    .title = Training
rule-CM-14 = The round is over when he says that his Training is finished.
    .title = Saying done
rule-CM-15 = Then the next player has a round.
    .title = Next player
rule-CM-16 = Monkeys and action cards are used in different ways.
    .title = Two kinds of cards
rule-CM-17 = A monkey comes into play at once, before its trainer, and stays there for the rest of the game.
    .title = Monkeys
rule-CM-18 = Action cards are drawn into the hand.
    .title = Action cards
rule-CM-19 = They are played whenever one likes and may; what they do ends with the round.
    .title = Playing cards
rule-CM-20 = You may hold and play as many action cards as you like.
    .title = No limit
rule-CM-21 = Cheeky cards, the green ones, are only for your own turn.
    .title = Cheeky cards
rule-CM-22 = Quick cards, the orange ones, may be played at any time, in the rounds of others too.
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
rule-CM-29 = With a Pyromaniac and a Juggler before you the fuses burn: you blow up at the end of your own round.
    .title = Fuses
rule-CM-30 = Action cards can save you from the fuses, and so can a Watergun Sniper, who puts them out.
    .title = Saved from the fuses
rule-CM-31 = With a Headscratcher and a Sniper before you, you blow up at once, unless somebody plays Grounding.
    .title = Shock
rule-CM-32 = Who blows up leaves the game; his monkeys and his hand go to the discard piles.
    .title = Blown up
rule-CM-33 = Who is left at last wins.
    .title = Last survivor
rule-CM-34 = Effects can pile up into a queue.
    .title = Queue
rule-CM-35 = A new monkey or a quick card takes effect at once and interrupts the rest.
    .title = Interrupting
rule-CM-36 = When it is done, the game goes on exactly where it was interrupted.
    .title = Going on
rule-CM-37 = The queue is worked off from the newest card back to the oldest; only when it is empty does the round go on.
    .title = Working off the queue
rule-CM-38 = When a monkey leaves play, its effect stops at once and leaves the queue.
    .title = Gone is gone
rule-CM-39 = Monkeys come into play one at a time, even where several are due.
    .title = One at a time
rule-CM-40 = The next one comes only when everything that the one before it set off is over.
    .title = One after the other
rule-CM-41 = An action card’s effect applies the moment it is played.
    .title = At once
rule-CM-42 = No effect reaches back into what has happened.
    .title = Not backwards
rule-CM-43 = Common Misfortune gives the next player a monkey, then a third player says No Way: the rest of the misfortune is gone, but the monkey that came stays.
    .title = Example: misfortune stopped
rule-CM-44 = Sniper and Headscratcher together mean losing on the spot.
    .title = Sniper and Headscratcher
rule-CM-45 = One Sniper is enough for all your Headscratchers.
    .title = One Sniper for all
rule-CM-46 = Whenever a Shaman comes under somebody’s control it interrupts: its trainer gets two monkeys from the deck, one at a time, then draws two action cards.
    .title = Shaman
rule-CM-47 = The Shaman stays in play.
    .title = The Shaman stays
rule-CM-48 = Who is closed for holiday gets neither monkeys nor cards from a Shaman.
    .title = Shaman on holiday
rule-CM-49 = When a Tempter comes under your control it interrupts: each other player, beginning on your right, gives you one monkey of his own choice.
    .title = Tempter
rule-CM-50 = Then the Tempter is discarded.
    .title = The Tempter leaves
rule-CM-51 = Who is closed for holiday gets nothing from a Tempter.
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
rule-CM-58 = Closed for Holiday: from now to the end of the round you get no monkeys and draw no action cards.
    .title = Closed for Holiday
rule-CM-59 = Tactical Exchange with somebody who is closed: you take one of his, and he gets none.
    .title = Exchange with the closed
rule-CM-60 = Sanitary Check of somebody who is closed: his monkey goes on the deck, and nothing comes back.
    .title = Check of the closed
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
rule-CM-66 = The two never lie before the trainer together.
    .title = They never touch
rule-CM-67 = With the Zombie Invasion, blowing up makes you a zombie, and you play on.
    .title = Zombies
rule-CM-68 = All your action cards and monkeys are discarded at once, and your round ends.
    .title = Becoming a zombie
rule-CM-69 = From then on you play as before, but at the beginning of your turns you take from the purple zombie deck instead of the yellow monkey deck.
    .title = The zombie deck
rule-CM-70 = Zombie cards can concern everybody; the living and zombies may hold and exchange them like monkeys.
    .title = Zombie cards
rule-CM-71 = A zombie who blows up discards everything, his round ends, and he stays a zombie.
    .title = Zombies blow up too
rule-CM-72 = A zombie with all five parts of the Legendary Zombie-Monkey wins, if at least two others who are no zombies are in play.
    .title = The Legendary Zombie-Monkey
rule-CM-73 = When all but one are zombies, that one wins at once.
    .title = The last one living

# Rulings

rule-CM-Q1 = Ruling: the queue is a pile of effects that can be interrupted. Each effect is a list of small steps: one card moved, one card drawn, one gift. The newest goes first.
    .title = What the queue is
rule-CM-Q2 = Ruling: quick cards are played in windows: (a) when an action card is announced with all it names, before its first step; (b) when a monkey’s effect is announced, before its first step; (c) between two steps of an effect; (d) when a shock is about to come; (e) at the end of a round, before the fuses are checked; (f) between phases. (a) and (b) open once for each action card and each effect of an arriving monkey; a monkey without effect, or one held back by CM-Q8, opens none. (c) opens after a step and all that it set off, if a further step is possible, never after the last.
    .title = Windows
rule-CM-Q3 = Ruling: everybody still playing is asked at once, whatever he holds, and answers in secret: pass, or one card with what it names. When all have answered, the first in order who wants to play, plays; the other answers are dropped unseen. When that card has left the queue, the same window opens again; it is over when all have passed. The order begins behind whoever opened it, who is last; for a shock and for the end of a round whoever is in danger is first. A shock’s window does not open again once no Headscratcher is at risk. A table may ask only those who can answer, which shows who they are.
    .title = Who is asked
rule-CM-Q4 = Ruling: cheeky cards are played only in one’s own Planning and Training, with an empty queue.
    .title = Cheeky cards never interrupt
rule-CM-Q5 = Ruling: whose turn it is may play quick cards too.
    .title = Quick cards in your turn
rule-CM-Q6 = Ruling: what a card is aimed at is named when it is announced. A card that needs a target can be played only with a legal one, a card without targets always. If the target has left its trainer by the time the card takes effect, the card does nothing.
    .title = Targets
rule-CM-Q7 = Ruling: a monkey that comes in the middle of an effect has its own effect, wholly, before the next step.
    .title = New monkeys go first
rule-CM-Q8 = Ruling: the same Shaman, Tempter, Destroyer or zombie card has its effect at most once in a round for the same trainer; otherwise it just lies there. Shocks, fuses and a complete Legendary are never held back. After 500 arrivals in a round no arriving monkey has an effect any more in that round.
    .title = No endless chains
rule-CM-Q9 = Ruling: the last action card is the one most recently announced whose effect is not over; there is no choice. Closed for Holiday and Soggy Fuses are not over until the round ends. A card is over when its last step and all that this set off are done, or when it was stopped.
    .title = What No Way stops
rule-CM-Q10 = Ruling: a No Way against a No Way lets the first card go on from where it stood, to any depth. The stopped card stays in the queue until nobody answers the No Way any more.
    .title = No Way, to any depth
rule-CM-Q11 = Ruling: Grounding and everything else that saves a life can be stopped by No Way too; then a new window opens, for another Grounding.
    .title = No Way against a life-saver
rule-CM-Q12 = Ruling: you may play No Way against your own card.
    .title = Against yourself
rule-CM-Q13 = Ruling: a stopped card is spent, and the steps that are done stay done.
    .title = Nothing comes back
rule-CM-Q14 = Ruling: a card that is stopped before its first step does nothing at all.
    .title = Stopped at once
rule-CM-Q15 = Ruling: the fuses are checked only at the end of their trainer’s own round, whoever caused them and whenever. A pair formed in somebody else’s round leaves you one whole round of your own. The pair must lie there at the check.
    .title = When the fuses blow
rule-CM-Q16 = Ruling: a Sniper who lies there at the check is enough; he is not used up, and one does for all pairs.
    .title = Sniper and fuses
rule-CM-Q17 = Ruling: several pairs make one explosion.
    .title = Several pairs
rule-CM-Q18 = Ruling: at the end of a round: it is declared, a window opens, the fuses are checked; then what lasted for the round ends, and effects may come again (CM-Q8).
    .title = Order at the end
rule-CM-Q19 = Ruling: after a quick card in that window there is no way back to Training, only further quick cards.
    .title = No way back
rule-CM-Q20 = Ruling: a shock comes when a Sniper or a Headscratcher arrives, and only then. With an arriving Sniper every Headscratcher of that trainer must be grounded, with an arriving Headscratcher only that one. A grounded one keeps a marker until it changes trainer or another Sniper arrives. Grounding names a Headscratcher that a shock is about to hit and that is not grounded yet. A table may play otherwise: then all markers go at the start of each round, and everybody with both kinds gets a shock, whose turn it is first.
    .title = Shock and grounding
rule-CM-Q21 = Ruling: any quick card that breaks up the pair in the window saves too, such as Great Escape. If the monkey that arrived leaves, its shock leaves the queue, even if there is another Sniper.
    .title = Other ways out
rule-CM-Q22 = Ruling: a Sniper puts out fuses and sets off shocks, each by its own rule; the shock comes first.
    .title = Both at once
rule-CM-Q23 = Ruling: not only the Shaman, but Tempter, Destroyer, Sniper and Headscratcher too have their effect whenever they change trainer.
    .title = Change of trainer
rule-CM-Q24 = Ruling: when a monkey is taken away or removed in the middle of its effect, the effect stops and leaves the queue; for a new trainer it begins afresh.
    .title = Taken away
rule-CM-Q25 = Ruling: of a Shaman both monkeys come first, with all they set off, then both cards. What is left is lost when the Shaman or its trainer is gone.
    .title = Shaman: order
rule-CM-Q26 = Ruling: who has no monkey gives the Tempter none. The giver chooses freely. Who is closed gives too; he only may not receive.
    .title = Tempter: givers
rule-CM-Q27 = Ruling: if the Tempter’s trainer is closed, nobody gives, and the Tempter is discarded.
    .title = Tempter of the closed
rule-CM-Q28 = Ruling: the Destroyer does not give itself away; it stays with you. A table may play otherwise.
    .title = The Destroyer stays
rule-CM-Q29 = Ruling: you give the monkeys that you had when the Destroyer arrived, without those that left; what you receive meanwhile stays, also one that left and came back. Order and receivers are free, even all to one, and each gift is resolved wholly before the next. If the table lets the Destroyer go, it goes last.
    .title = Destroyer: which monkeys
rule-CM-Q30 = Ruling: the hand goes first, in one step, divided as you like, face down to each receiver. Cards that you get later stay.
    .title = Destroyer: the hand
rule-CM-Q31 = Ruling: who is closed can be given no monkeys, but action cards, because that is not drawing. If nobody can receive, the monkeys stay.
    .title = Destroyer and the closed
rule-CM-Q32 = Ruling: two monkeys never arrive together, always one by one.
    .title = Never two at once
rule-CM-Q33 = Ruling: a holiday lasts to the end of the round that is being played, whoever’s it is.
    .title = How long a holiday lasts
rule-CM-Q34 = Ruling: who is closed in his own round turns up no monkey, and the top card stays unseen; he draws no card either.
    .title = On holiday in your own round
rule-CM-Q35 = Ruling: a monkey that has been turned up cannot be refused, only later ones.
    .title = Too late to close
rule-CM-Q36 = Ruling: who is closed may play Tactical Exchange: he gives one and gets none; the monkey that he would have taken stays where it is.
    .title = Exchange by the closed
rule-CM-Q37 = Ruling: against somebody closed, who plays Tactical Exchange takes one and keeps his own.
    .title = Exchange: you keep yours
rule-CM-Q38 = Ruling: who plays Tactical Exchange picks both monkeys. He needs one of his own, unless the other is closed, and the other needs one. Against somebody closed he names only the monkey that he takes.
    .title = Exchange: who chooses
rule-CM-Q39 = Ruling: both monkeys leave at once and never touch. First the one taken arrives, with all that it sets off, then, after a window, the one given. If its new trainer is gone or closed by then, or the card is stopped, it is discarded. If one of the two has left its trainer before the swap, nothing moves.
    .title = Exchange: order
rule-CM-Q40 = Ruling: first the top card of the deck is put aside, then the chosen monkey goes on top, then the card put aside comes into play. An empty deck is shuffled anew first; if there is nothing, nothing comes. Each card goes to the deck with its own back.
    .title = Check: order
rule-CM-Q41 = Ruling: Common Misfortune hits each other player once, beginning with the next, and not who played it; between two arrivals a window opens. A table may include who played it, as the last.
    .title = Whom the misfortune hits
rule-CM-Q42 = Ruling: who blows up takes the effects of his monkeys out of the queue. Action cards that he has played go on for the others; steps that need him are left out.
    .title = Blown up in the middle
rule-CM-Q43 = Ruling: who blows up in his own round gets no further phase of it. What is in the queue is finished, his own action cards too; then the round ends without further windows and without a check of the fuses. A holiday or Soggy Fuses end with a player who is out; on a new zombie they last to the end of the round.
    .title = Blown up in your own round
rule-CM-Q44 = Ruling: when somebody blows up inside another’s effect, that effect goes on with its next step.
    .title = The effect goes on
rule-CM-Q45 = Ruling: nobody ever blows up at the same time as somebody else, and after every explosion it is seen whether the game is won. The last one wins at once, even if his own fuses burn.
    .title = Never a draw
rule-CM-Q46 = Ruling: a deck is shuffled anew when a card is needed from it. If its discard pile is empty too, no card is taken, and that step is left out.
    .title = Nothing left
rule-CM-Q47 = Ruling: there is no limit to a hand.
    .title = Large hands
rule-CM-Q48 = Ruling: with two players a Tempter brings one monkey, a Destroyer gives everything to the other, a misfortune hits one. The Zombie Invasion needs three or more, because of two the first explosion would leave one who is no zombie.
    .title = Two players
rule-CM-Q49 = Ruling: a round is one player’s turn.
    .title = Round and turn
rule-CM-Q50 = Ruling: who begins is drawn by lot.
    .title = Starter
rule-CM-Q51 = Ruling: hands are secret. How many cards a hand has, all monkeys and the discard piles are open, and everybody knows the card that a Sanitary Check put on the deck.
    .title = What is open
rule-CM-Q52 = Ruling: a zombie takes his zombie card in the second phase, instead of the monkey.
    .title = When the zombie card comes
rule-CM-Q53 = Ruling: monkeys that come otherwise, by a Shaman or a misfortune, come from the monkey deck for zombies too.
    .title = Zombies get monkeys too
rule-CM-Q54 = Ruling: zombie cards count as monkeys for giving, receiving, taking, swapping and discarding, and a holiday keeps them out. They have a discard pile of their own.
    .title = Zombie cards as monkeys
rule-CM-Q55 = Ruling: five different parts must lie before one zombie; this is seen at every arrival and needs two living opponents at that moment. The living may collect parts, but do not win by them.
    .title = The five parts
rule-CM-Q56 = Ruling: a new zombie has no cards in hand and draws one in each of his rounds.
    .title = A zombie’s hand
rule-CM-Q57 = Ruling: zombies are players for every effect, but they do not survive.
    .title = Zombies are players
rule-CM-Q58 = Ruling: who blows up in somebody else’s round, living or zombie, discards everything; there is no round of his to end.
    .title = In another’s round
rule-CM-Q59 = Ruling: if both ways of winning come up in one chain, the first that happens decides.
    .title = Whichever is first

# House cards

rule-CM-H1 = House card, quick: choose a player; his fuses cannot blow up in this round.
    .title = Soggy Fuses
rule-CM-H2 = House card, quick: discard one of your own monkeys.
    .title = Great Escape
rule-CM-H3 = House card, cheeky: give one of your monkeys to another player who is not closed. If he closes before it takes effect, the monkey stays with you.
    .title = Special Delivery
rule-CM-H4 = House card, cheeky: draw two action cards.
    .title = Banana Break
rule-CM-H5 = House cards, six each: Head, Body, Arms, Legs and Tail of the Legendary Zombie-Monkey. They do nothing; five different ones before one zombie win (CM-72).
    .title = Legendary parts
rule-CM-H6 = House card: when it comes under somebody’s control, that trainer gets two more zombie cards, one at a time. It stays.
    .title = Grave Digger
rule-CM-H7 = House card: when it comes under somebody’s control it is discarded, and that trainer takes a Legendary part from another player or from the zombie discards, in one step. He must if there is one; who is closed takes none.
    .title = Body Snatcher
rule-CM-H8 = House card: when it comes under somebody’s control, every other player in turn discards an action card of his choice. Then it is discarded.
    .title = Brain Eater
rule-CM-H9 = House cards: they count as Pyromaniac and Juggler, and burn like them.
    .title = Undead Pyromaniac and Juggler
