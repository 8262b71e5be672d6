# After Us in words. Events and refusals get their fields as variables:
# seats come as names ($player, $other), true and false as 1 and 0, nothing as the word `none`;
# amounts as words in a row ($gain: “2 flowers and 1 point”, each said by `after-amount-…`) with the number of kinds beside
# ($gain-kinds); lists with one entry for each seat by the text `after-each-…`, other lists of seats as names ($winners),
# both with their length beside ($winners-count). Everything else is the engine's own words and numbers.

after-us-name = After Us
after-us-about = The humans are gone, and tribes of monkeys take over. Lay your cards in a line so that their frames join, recruit stronger monkeys, and be the first to 80 points; alone, race the Monkey King.

# Options

after-us-option-players = Players
after-us-option-players-about = Two to six, all at the same time. Alone you play against the Monkey King.
after-us-option-objects = Objects
after-us-option-objects-about = Everybody can use three of the seven objects that the humans left behind.
after-us-option-objects-random = Drawn by lot
after-us-option-objects-first-game = For a first game
after-us-option-objects-named = Chosen
after-us-option-named = Chosen objects
after-us-option-named-about = The three objects in play, if you choose them.
after-us-option-named-mobile-phone = Mobile phone
after-us-option-named-mini-fridge = Mini fridge
after-us-option-named-ghetto-blaster = Ghetto blaster
after-us-option-named-game-console = Game console
after-us-option-named-pinball = Pinball
after-us-option-named-computer = Computer
after-us-option-named-moped = Moped

# Species

after-species-mandrill = mandrill
    .short = mandrill
    .plural = mandrills
    .the = the mandrill
    .a = a mandrill
    .gender = neuter
    .about = Mandrills are good for points. They are recruited with flowers.
after-species-orangutan = orang-utan
    .short = orang-utan
    .plural = orang-utans
    .the = the orang-utan
    .a = an orang-utan
    .gender = neuter
    .about = Orang-utans bring energy. They are recruited with fruits.
after-species-gorilla = gorilla
    .short = gorilla
    .plural = gorillas
    .the = the gorilla
    .a = a gorilla
    .gender = neuter
    .about = Gorillas bring rage, which removes weak cards. They are recruited with grains.
after-species-chimpanzee = chimpanzee
    .short = chimpanzee
    .plural = chimpanzees
    .the = the chimpanzee
    .a = a chimpanzee
    .gender = neuter
    .about = Chimpanzees reactivate another frame. They are recruited with any one food.
after-species-tamarin = tamarin
    .short = tamarin
    .plural = tamarins
    .the = the tamarin
    .a = a tamarin
    .gender = neuter
    .about = Everybody begins with eight tamarins. They are weak, but live on half frames that join.
after-the-species =
    { $species ->
        [mandrill] { after-species-mandrill.the }
        [orangutan] { after-species-orangutan.the }
        [gorilla] { after-species-gorilla.the }
        [chimpanzee] { after-species-chimpanzee.the }
       *[tamarin] { after-species-tamarin.the }
    }
after-a-monkey =
    { $species ->
        [mandrill] a mandrill of level { $level }
        [orangutan] an orang-utan of level { $level }
        [gorilla] a gorilla of level { $level }
        [chimpanzee] a chimpanzee of level { $level }
       *[tamarin] a tamarin
    }
after-the-pile =
    { $species ->
        [mandrill] mandrills of level { $level }
        [orangutan] orang-utans of level { $level }
        [gorilla] gorillas of level { $level }
       *[chimpanzee] chimpanzees of level { $level }
    }
after-level = level { $level }

# Colours of the tamarins

after-colour-yellow = yellow
after-colour-blue = blue
after-colour-pink = pink
after-colour-red = red
after-colour-turquoise = turquoise
after-colour-purple = purple

# Resources, points, rage

after-resource-flower = flower
    .plural = flowers
    .short = flo
    .about = A food; mandrills are recruited with it.
after-resource-fruit = fruit
    .plural = fruits
    .short = fru
    .about = A food; orang-utans are recruited with it.
after-resource-grain = grain
    .plural = grains
    .short = gra
    .about = A food; gorillas are recruited with it.
after-resource-energy = energy
    .plural = energy
    .short = ene
    .about = Pays for the objects, and for some frames.
after-resource-points = points
    .plural = points
    .short = pts
    .about = At the end of the track the game ends; the highest total wins.
after-resource-rage = rage
    .plural = rage
    .short = rage
    .about = 4 rage: remove a card of your line for its bonus. At most 12.
after-amount-flower =
    { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
after-amount-fruit =
    { $count ->
        [one] 1 fruit
       *[other] { $count } fruits
    }
after-amount-grain =
    { $count ->
        [one] 1 grain
       *[other] { $count } grains
    }
after-amount-energy = { $count } energy
after-amount-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
after-amount-rage = { $count } rage
after-one-give =
    { $give ->
        [flower] a flower
        [fruit] a fruit
        [grain] a grain
       *[energy] an energy
    }
after-one-get =
    { $get ->
        [flower] a flower
        [fruit] a fruit
        [grain] a grain
       *[energy] an energy
    }

# Tokens

after-token-mandrill = Mandrill token
    .about = 2 points at once. Recruit a mandrill with flowers.
after-token-orangutan = Orang-utan token
    .about = 2 energy at once. Recruit an orang-utan with fruits.
after-token-gorilla = Gorilla token
    .about = 2 rage at once. Recruit a gorilla with grains.
after-token-chimpanzee = Chimpanzee token
    .about = Reactivate one frame of your line. Recruit a chimpanzee with any one food.
after-the-token =
    { $token ->
        [mandrill] the mandrill token
        [orangutan] the orang-utan token
        [gorilla] the gorilla token
       *[chimpanzee] the chimpanzee token
    }

# Objects

after-objects = Objects
    .about = Each once a round, in its phase, for energy.
after-object-mobile-phone = Mobile phone
    .price = 2 energy for a card of level 1, 3 for level 2
    .when = phase 1, before you arrange
    .about = Put a drawn card of level 1 or 2 under its pile and take the top card of any pile of that level into your line.
after-object-mini-fridge = Mini fridge
    .price = 1 energy
    .when = phase 1 or 2
    .about = Change one of your resources into any other one.
after-object-ghetto-blaster = Ghetto blaster
    .price = 2 energy
    .when = phase 1, before you arrange
    .about = Discard a drawn card and draw another one from your deck.
after-object-game-console = Game console
    .price = 3 energy for a card of level 1, 5 for level 2
    .when = phase 3
    .about = Put a card of your line on top of your deck instead of discarding it. Not a tamarin.
after-object-pinball = Pinball
    .price = 4 energy
    .when = phase 1, before you arrange
    .about = Draw a fifth card for this round.
after-object-computer = Computer
    .price = 5 energy
    .when = any phase
    .about = Take 5 points.
after-object-moped = Moped
    .price = 6 energy for level 1, 9 for level 2
    .when = phase 2, once the tokens are revealed
    .about = Recruit a monkey of any species, on top of the one by your token.
after-the-object =
    { $object ->
        [mobile-phone] the mobile phone
        [mini-fridge] the mini fridge
        [ghetto-blaster] the ghetto blaster
        [game-console] the game console
        [pinball] the pinball
        [computer] the computer
       *[moped] the moped
    }
after-object-used-up = used this round
after-object-too-dear = too little energy
after-object-not-now = not now

# Phases and what a player is doing

after-round = Round { $round }
after-phase-life = Phase 1: life of the tribe
    .short = Life
    .prompt = Arrange your line and resolve it.
after-phase-tokens = Phase 2: new monkeys
    .short = Tokens
    .prompt = Choose a token in secret.
after-phase-monkeys = Phase 2: new monkeys
    .short = Monkeys
    .prompt = Tokens revealed: recruit, copy a neighbour, finish.
after-phase-replacing = Phase 2: too few cards
    .short = Again
    .prompt = If you got no card, choose another one.
after-phase-rest = Phase 3: rest
    .short = Rest
    .prompt = Before the lines are discarded: rage and objects.
after-phase-last = The last chance
    .short = Last
    .prompt = The goal is reached: only rage and the computer are left.
after-phase-over = The end
    .short = End
    .prompt = The game is over.
after-stage-arrange = arranging
    .prompt = Arrange your cards in a line.
after-stage-resolve = resolving
    .prompt = Activate this frame, or skip it.
after-stage-finish = about to finish
    .prompt = Line resolved. Use rage or objects, or finish the phase.
after-stage-choose = choosing
    .prompt = Choose a token. It stays secret until the reveal.
after-stage-chosen = has chosen
    .prompt = Chosen. You can change it until the reveal.
after-stage-recruit = recruiting
    .prompt = Recruit, copy a neighbour, or finish the phase.
after-stage-replace = choosing again
    .prompt = No card left for you. Choose another, or finish.
after-stage-rest = resting
    .prompt = Use rage or objects before the discard, or finish.
after-stage-last = last chance
    .prompt = Use rage left over or the computer, or finish.
after-stage-ready = ready
    .prompt = You’re ready. Wait for the others.

# Actions

after-action-arrange = Arrange
    .about = Lay your cards in this order, from the left; then the line is locked.
after-action-activate = Activate
    .about = Pay what the frame costs and take what it gives; with the chimpanzee’s sign, choose the frame to reactivate.
after-action-skip = Skip
    .about = Skip the frame; you won’t get back to it.
after-action-remove = Remove
    .about = Spend 4 rage to remove a card of your line from the game, for its bonus.
after-action-done = Done
    .about = Finish the phase.
after-action-token = Token
    .about = Choose a token in secret.
after-action-recruit = Recruit
    .about = A monkey of your token’s species, level 1 for 3 or level 2 for 6 of one food.
after-action-copy = Copy
    .about = Pay 2 of one resource for the bonus of a neighbour’s token; for a chimpanzee, choose the frame to reactivate.
after-action-reactivate = Reactivate
    .about = Use the bonus of your chimpanzee token: reactivate a frame of your line.
after-action-phone = Mobile phone
    .about = Put a drawn card under its pile and draw from any pile of its level.
after-action-fridge = Mini fridge
    .about = Change one resource into another.
after-action-blaster = Ghetto blaster
    .about = Discard a drawn card and draw another.
after-action-console = Game console
    .about = Put a card of your line on top of your deck.
after-action-pinball = Pinball
    .about = Draw a fifth card.
after-action-computer = Computer
    .about = Buy 5 points for 5 energy.
after-action-moped = Moped
    .about = Recruit any species for energy.

# Events

after-each-points =
    { $value ->
        [one] { $player } (1 point)
       *[other] { $player } ({ $value } points)
    }
after-each-tokens =
    { $value ->
        [mandrill] { $player } (mandrill)
        [orangutan] { $player } (orang-utan)
        [gorilla] { $player } (gorilla)
       *[chimpanzee] { $player } (chimpanzee)
    }
after-deal =
    { $pay-kinds ->
        [0]
            { $gain-kinds ->
                [0] { "" }
               *[other] : gains { $gain }
            }
       *[other]
            { $gain-kinds ->
                [0] : pays { $pay }
               *[other] : pays { $pay }, gains { $gain }
            }
    }
    .you =
        { $pay-kinds ->
            [0]
                { $gain-kinds ->
                    [0] { "" }
                   *[other] : you gain { $gain }
                }
           *[other]
                { $gain-kinds ->
                    [0] : you pay { $pay }
                   *[other] : you pay { $pay }, gain { $gain }
                }
        }
after-from-king =
    { $king-kinds ->
        [0] { "" }
       *[other] { " " }(from the King: { $king })
    }
after-event-round = Round { $round } begins.
after-event-phase =
    { $phase ->
        [life] Phase 1, life of the tribe.
        [tokens] Phase 2, new monkeys: tokens are chosen in secret.
        [rest] Phase 3, rest.
        [last] The goal is reached: the game ends. Only rage and the computer are left.
       *[other] Phase { $number }.
    }
after-event-discard = Lines are discarded, tokens go back to their owners.
after-event-done =
    { $phase ->
        [life] { $player } finishes phase 1.
        [monkeys] { $player } finishes phase 2.
        [replacing] { $player } takes no other card.
        [rest] { $player } finishes phase 3.
       *[last] { $player } is ready for the final count.
    }
    .you =
        { $phase ->
            [life] You finish phase 1.
            [monkeys] You finish phase 2.
            [replacing] You take no other card.
            [rest] You finish phase 3.
           *[last] You’re ready for the final count.
        }
after-event-short = Not enough cards for everybody: the game ends with this round.
after-event-over =
    { $winners-count ->
        [0] The Monkey King wins ({ $king } points). { $points }.
        [one]
            { $king ->
                [none] { $winners } wins. { $points }.
               *[other] { $winners } wins. { $points }, Monkey King ({ $king }).
            }
       *[other] { $winners } share the win. { $points }.
    }
    .concerns-you =
        { $winners-count ->
            [one]
                { $king ->
                    [none] You win. { $points }.
                   *[other] You win. { $points }, Monkey King ({ $king }).
                }
           *[other] { $winners } share the win. { $points }.
        }
after-event-draw = { $player } draws { $cards }.
    .you = You draw { $cards }.
after-event-arrange = { $player } arranges { $cards }.
    .you = You arrange { $cards }.
after-event-activate = { $player } activates { $frame }{ after-deal }{ after-from-king }.
    .you = You activate { $frame }{ after-deal.you }{ after-from-king }.
after-event-reactivate =
    { $means ->
        [sign] { $player } reactivates { $frame } (sign){ after-deal }{ after-from-king }.
        [token] { $player } reactivates { $frame } (token){ after-deal }{ after-from-king }.
       *[copy] { $player } reactivates { $frame } (copied token){ after-deal }{ after-from-king }.
    }
    .you =
        { $means ->
            [sign] You reactivate { $frame } (sign){ after-deal.you }{ after-from-king }.
            [token] You reactivate { $frame } (token){ after-deal.you }{ after-from-king }.
           *[copy] You reactivate { $frame } (copied token){ after-deal.you }{ after-from-king }.
        }
after-event-skip = { $player } skips { $frame }.
    .you = You skip { $frame }.
after-event-remove = { $player } spends 4 rage and removes card { $card }{ after-deal }{ after-from-king }.
    .you = You spend 4 rage and remove card { $card }{ after-deal.you }{ after-from-king }.
after-event-swap =
    { $object ->
        [mobile-phone] { $player } makes a call: card { $card } goes under its pile, { $drawn } into the line.
        [ghetto-blaster] { $player } turns up the ghetto blaster: card { $card } discarded, { $drawn } drawn.
       *[pinball] { $player } plays pinball and draws { $drawn } as a fifth card.
    }
    .you =
        { $object ->
            [mobile-phone] You make a call: card { $card } goes under its pile, { $drawn } into the line.
            [ghetto-blaster] You turn up the ghetto blaster: card { $card } discarded, { $drawn } drawn.
           *[pinball] You play pinball and draw { $drawn } as a fifth card.
        }
after-event-fridge =
    { $king ->
        [0] { $player } opens the mini fridge and changes { after-one-give } into { after-one-get }.
       *[other] { $player } opens the mini fridge and changes { after-one-give } into { after-one-get } (from the King).
    }
    .you =
        { $king ->
            [0] You open the mini fridge and change { after-one-give } into { after-one-get }.
           *[other] You open the mini fridge and change { after-one-give } into { after-one-get } (from the King).
        }
after-event-computer =
    { $points ->
        [one] { $player } uses the computer and gains 1 point.
       *[other] { $player } uses the computer and gains { $points } points.
    }
    .you =
        { $points ->
            [one] You use the computer and gain 1 point.
           *[other] You use the computer and gain { $points } points.
        }
after-event-console = { $player } turns on the game console: card { $card } goes on top of the deck.
    .you = You turn on the game console: card { $card } goes on top of your deck.
after-event-choose =
    { $token ->
        [none] { $player } has chosen a token.
       *[other] { $player } chooses { after-the-token }.
    }
    .you =
        { $token ->
            [none] You’ve chosen a token.
           *[other] You choose { after-the-token }.
        }
after-event-reveal = Tokens revealed: { $tokens }.
after-event-bonus = { $player } takes the bonus of { after-the-token }{ after-deal }{ after-from-king }.
    .you = You take the bonus of { after-the-token }{ after-deal.you }{ after-from-king }.
after-event-copy =
    { $other ->
        [none] { $player } pays { $pay } and copies the Monkey King: { after-the-token }.
       *[other] { $player } pays { $pay } and copies { $other }: { after-the-token }.
    }
    .you =
        { $other ->
            [none] You pay { $pay } and copy the Monkey King: { after-the-token }.
           *[other] You pay { $pay } and copy { $other }: { after-the-token }.
        }
    .concerns-you = { $player } pays { $pay } and copies you: { after-the-token }.
after-by-means =
    { $means ->
        [moped] { " " }with the moped
       *[token] { "" }
    }
after-event-recruit =
    { $waiting ->
        [0]
            { $card ->
                [none] { $player } recruits { after-a-monkey }{ after-by-means }.
               *[other] { $player } recruits { after-a-monkey }{ after-by-means }: card { $card }.
            }
       *[other] { $player } asks for { after-a-monkey }{ after-by-means } and waits: the pile is short.
    }
    .you =
        { $waiting ->
            [0]
                { $card ->
                    [none] You recruit { after-a-monkey }{ after-by-means }.
                   *[other] You recruit { after-a-monkey }{ after-by-means }: card { $card }.
                }
           *[other] You ask for { after-a-monkey }{ after-by-means } and wait: the pile is short.
        }
after-event-serve =
    { $card ->
        [none] { $player } gets { after-a-monkey } after all{ after-by-means }.
       *[other] { $player } gets { after-a-monkey } after all{ after-by-means }: card { $card }.
    }
    .you =
        { $card ->
            [none] You get { after-a-monkey } after all{ after-by-means }.
           *[other] You get { after-a-monkey } after all{ after-by-means }: card { $card }.
        }
after-event-refund = { $player } doesn’t get { after-a-monkey }{ after-by-means }: none left, price paid back.
    .you = You don’t get { after-a-monkey }{ after-by-means }: none left, price paid back.
after-event-king-income = The Monkey King takes { $gain }.
after-event-king-card =
    { $gain-kinds ->
        [0] The King reveals card { $card }, { after-a-monkey }, and gains nothing.
       *[other] The King reveals card { $card }, { after-a-monkey }, and gains { $gain }.
    }
after-event-king-token =
    { $level ->
        [0] The King takes { after-the-token }, his leftmost: he can recruit nothing.
       *[other] The King takes { after-the-token }: with it he can recruit level { $level } for { $pay }.
    }
after-event-king-bonus =
    { $gain-kinds ->
        [0] Its bonus gives the King nothing.
       *[other] Its bonus gives the King { $gain }.
    }
after-event-king-recruit =
    { $level ->
        [0] The King recruits nobody.
       *[other] The King recruits { after-a-monkey } for { $pay }, face down.
    }
after-event-king-remove = The King spends 4 rage, removes card { $card } and gains { $gain }.
after-event-king-computer =
    { $points ->
        [one] The King uses the computer and gains 1 point.
       *[other] The King uses the computer and gains { $points } points.
    }

# Outcomes

after-outcome-goal = The goal is reached
after-outcome-cards = Not enough cards for everybody
after-outcome-king = He was faster than you
    .who = The Monkey King wins.

# The Monkey King

after-king = Monkey King
    .about = He plays by fixed rules, before you in every phase. Whatever resources you gain come from his supply first.
    .tokens = His tokens
    .missing = missing
    .from = From the King: { $king }

# Refusals: why an action is not possible

after-over = The game is over.
after-no-such-action = This game has no such action.
after-the-action =
    { $action ->
        [arrange] arranging
        [activate] activating
        [skip] skipping
        [token] choosing a token
        [recruit] recruiting
        [copy] copying
        [reactivate] reactivating
        [remove] removing a card
       *[done] finishing
    }
after-wrong-phase =
    { $phase ->
        [life] This is phase 1; { after-the-action } is for another phase.
        [tokens] Tokens are being chosen in secret; no { after-the-action } now.
        [monkeys] This is the phase of new monkeys; no { after-the-action } now.
        [replacing] Take another card or finish; no { after-the-action } now.
        [rest] The round is ending; it’s too late for { after-the-action }.
       *[other] Only rage and the computer are left; it’s too late for { after-the-action }.
    }
after-others-choose = { $player } chooses another card first.
after-chosen = You’ve chosen. Until the reveal you can only change your token.
after-finished = You’ve finished this phase; wait for the others.
after-line-fixed = Your line is locked; its order can’t change any more.
after-card-not-drawn = You haven’t drawn card { $card }; use one of yours.
after-all-cards-once =
    { $count ->
        [one] Lay out your only card.
       *[other] Lay out all { $count } cards, each once.
    }
after-arrange-first = Arrange your cards first.
after-line-resolved = Your line is resolved; no frame is left.
after-not-closed = { $frame } isn’t closed: a half frame counts only with its other half.
after-other-frame = { $here } comes first: frames go in order.
after-few-species = The line needs { $need } different species; yours has { $have }.
after-needed =
    { $resource ->
        [flower]
            { $need ->
                [one] 1 flower
               *[other] { $need } flowers
            }
        [fruit]
            { $need ->
                [one] 1 fruit
               *[other] { $need } fruits
            }
        [grain]
            { $need ->
                [one] 1 grain
               *[other] { $need } grains
            }
       *[energy] { $need } energy
    }
after-too-little =
    { $have ->
        [0] This takes { after-needed }, and you have none.
       *[other] This takes { after-needed }, and you have only { $have }.
    }
after-no-sign = { $frame } has no chimpanzee’s sign: don’t add another frame.
after-no-target = There’s no other closed frame you could pay for after this.
after-choose-target = Choose the frame to reactivate.
after-not-itself = A frame can’t reactivate itself; choose another one.
after-target-has-sign = { $frame } has a chimpanzee’s sign too; choose another frame.
after-card-not-in-line = Card { $card } isn’t in your line.
after-little-rage = Removing a card takes { $need } rage, and you have { $have }.
after-few-cards = You must keep at least { $least } cards.
after-frames-left = Activate or skip { $frame } first.
after-nothing-to-replace = You have no request of this kind left.
after-recruited = You’ve already recruited with your token this round.
after-no-such-level = There’s no level { $level }; monkeys have level 1 or 2.
after-the-food =
    { $food ->
        [flower] flowers
        [fruit] fruits
       *[grain] grains
    }
after-wrong-food =
    { $species ->
        [mandrill] Mandrills are recruited with { after-the-food }.
        [orangutan] Orang-utans are recruited with { after-the-food }.
        [gorilla] Gorillas are recruited with { after-the-food }.
       *[chimpanzee] Chimpanzees are recruited with any one food.
    }
after-pile-empty = There are no { after-the-pile } left.
after-pile-short = The pile of { after-the-pile } has no card for you.
after-copied = You’ve already copied a neighbour this round.
after-one-neighbour = Nobody sits on that side: your one neighbour is on the left.
after-no-target-here = That token reactivates nothing: don’t add a frame.
after-no-reactivation = You have no reactivation left to use.
after-object-absent = This game is played without { after-the-object }.
after-object-used = You’ve already used { after-the-object } this round.
after-object-moment =
    { $object ->
        [mobile-phone] The mobile phone is for phase 1, before you arrange your cards.
        [mini-fridge] The mini fridge is for phases 1 and 2.
        [ghetto-blaster] The ghetto blaster is for phase 1, before you arrange your cards.
        [game-console] The game console is for phase 3.
        [pinball] The pinball is for phase 1, before you arrange your cards.
        [computer] The computer is for phases 1, 2 and 3, not while others choose again.
       *[moped] The moped is for phase 2, once the tokens are revealed.
    }
after-not-a-tamarin =
    { $object ->
        [mobile-phone] A tamarin has no common pile; use a card of level 1 or 2.
       *[other] A tamarin can’t be kept; use a card of level 1 or 2.
    }
after-line-full = Your line has { $most } cards already; there’s no room for another.
after-nothing-to-draw = There’s no card to draw: your deck and your discard pile are empty.
after-three-objects =
    { $have ->
        [0] Choose { $need } objects; you’ve chosen none.
       *[other] Choose { $need } objects; you’ve chosen { $have }.
    }
after-objects-not-named = Set the option “Objects” to “Chosen” first.

# Rules

rule-AU-01 =
    1 to 6 people play; alone you play against the Monkey King (AU-60). Each has a colour: 8 tamarins, shuffled face down as the first deck, and 4 tokens, one each of mandrill, orang-utan, gorilla and chimpanzee. Points and rage begin at 0.
    House rule: you begin without resources.
    .title = Players
rule-AU-02 =
    Eight common piles lie face down, one for each species (mandrill, orang-utan, gorilla, chimpanzee) and level (1 and 2), each shuffled by itself. A pile of level 1 has 18 cards, one of level 2 has 12. They are never shuffled again.
    .title = Piles
rule-AU-03 =
    There are four resources: flower, fruit and grain, which are foods, and energy. The supply never runs out, you may hold any number, and what you have you keep from round to round.
    .title = Resources
rule-AU-04 =
    3 of the 7 objects are in play, drawn by lot, and everybody may use them. For a first game take ghetto blaster, computer and moped.
    House rule: the option “Objects” has both, or lets you choose three.
    .title = Objects
rule-AU-05 =
    Everybody plays at the same time. A round has three phases: life of the tribe, new monkeys, rest.
    .title = Round
rule-AU-06 =
    House rule: what comes out of a phase never depends on who decides first.
    .title = At the same time
rule-AU-10 =
    Draw 4 cards from your deck, face up. If it has too few, take what is there, shuffle your discard pile into a new deck and take the rest. An empty deck is filled again only when a card must be drawn from it.
    .title = Draw
rule-AU-11 =
    Lay the cards side by side in any order you like, in one line without gaps and without shifting one up or down.
    .title = Arrange
rule-AU-12 =
    Then resolve the line: the first row from left to right, then the second, then the third. The order is never yours to choose.
    .title = Order of frames
rule-AU-13 =
    A frame inside a card is closed. A half frame at a card’s edge is open and does nothing, unless the card next to it has a half frame facing it in the same row: then the two form one closed frame. Only closed frames can be activated.
    .title = Closed and open frames
rule-AU-14 =
    In the first row a joined frame gives what both halves show. In the second and third row the left half is what it costs, which may be nothing, and the right half is what it gives. Its turn is between the two cards.
    .title = Joined frames
rule-AU-15 =
    Each frame has its turn once. You activate it wholly or skip it; there is nothing in between.
    House rule: a frame that was skipped does not come back.
    .title = Activate or skip
rule-AU-16 =
    What stands left of the arrow is paid to the supply first; then you take what stands right of it. Some frames cost nothing.
    .title = Cost and gain
rule-AU-17 =
    Some frames ask for a number of different species in your line. Tamarins are one species, levels do not matter, and nothing is paid.
    House rule: this is judged at the moment when you activate.
    .title = Frames that ask for species
rule-AU-18 =
    Some frames give their gain once for every tamarin in your line, for nothing.
    House rule: counted at the moment when you activate. Without a tamarin the frame may still be activated, for nothing.
    .title = For each tamarin
rule-AU-19 =
    The chimpanzee’s sign reactivates one other closed frame anywhere in the line at once, whether it was used, was skipped or is yet to come. That frame’s cost or condition must be met too, and it keeps its own turn. It is never the same frame.
    House rule: nor a frame that has such a sign itself. First the sign’s frame is paid for, then the other one; you need one that you can pay for after that, and then you must choose one. Both are one decision.
    .title = Chimpanzee’s sign
rule-AU-20 =
    The first row gives resources, the second points. The third gives what the species is good at, and sometimes points: orang-utans energy, chimpanzees another activation, gorillas rage, mandrills points. Tamarins are good at nothing.
    .title = The three rows
rule-AU-25 =
    Gained rage moves your rage marker. The track ends at 12; what would go beyond is lost.
    .title = Rage
rule-AU-26 =
    At any moment you may spend 4 rage to remove one card of your line from the game. You gain its rage bonus at once: a resource for a tamarin, 3 points for a card of level 1 or 2. You may do so several times if you have the rage.
    House rule: also before you have arranged your cards. A moment is between two decisions of your own, from drawing until your line is discarded, but not after you have finished the phase (see AU-29). If the frame that was reached goes with the card, the next closed frame is reached.
    .title = Remove a card
rule-AU-27 =
    A removed card leaves a gap: the others do not move together, and joined frames at the gap are open again.
    House rule: species and tamarins count anew at once. Before the line is arranged the gap does close.
    .title = Gaps
rule-AU-28 =
    You always keep at least 4 cards in deck, line and discard pile together.
    .title = Four cards stay
rule-AU-29 =
    House rule: if phase 1 ends the game, everybody may still spend rage left over and use the computer, if not used yet, before the final count. Only these two, in any order, and not the King.
    .title = The last chance
rule-AU-30 =
    Everybody chooses one of the four tokens in secret. All are revealed together.
    House rule: before you choose you may use rage and the objects of phase 2, but not the moped. Between your choice and the reveal you can only change your choice.
    .title = Tokens
rule-AU-31 =
    The bonus of your token is free and immediate: mandrill 2 points, orang-utan 2 energy, gorilla 2 rage, chimpanzee one frame of your line reactivated (AU-19). Only the chimpanzee’s may be left unused.
    House rule: it may also wait until later in the phase.
    .title = Bonus of a token
rule-AU-32 =
    You may recruit one monkey of your token’s species: level 1 for 3 resources or level 2 for 6. Mandrills cost flowers, orang-utans fruits, gorillas grains, chimpanzees any one food, all of the same kind. You never have to, and it is never another species (but see the moped, AU-47).
    .title = Recruit
rule-AU-33 =
    A recruit goes face down on top of your deck, even if that is empty. You may look at it; nobody else may.
    .title = Recruits are secret
rule-AU-34 =
    Once a round, at any time in phase 2 after the reveal, you may pay 2 identical resources, energy too, for the bonus of a direct neighbour’s token; only the bonus. With two players the other one is your one neighbour. It may be the same token as yours.
    House rule: the price is paid first. A copied chimpanzee needs a frame that you can pay for after it; any other bonus may be copied even where it changes nothing.
    .title = Copy a neighbour
rule-AU-35 =
    A recruit is the top card of its pile, and the order among players does not matter.
    House rule: at the reveal, the players are ranked by AU-52. Your first card from a pile this round is the one at your rank, a second one as many places further down as there are players. If the pile is too short for that, your paid request waits until the phase ends and is served from what is left: first cards before second ones, by rank. Cards not taken keep their order.
    .title = Which card you get
rule-AU-40 =
    Your line goes to your discard pile, face up, and your token returns to you.
    .title = Rest
rule-AU-41 =
    Phase 1, before you arrange. For 2 energy (a card of level 1) or 3 (level 2) put a drawn card of that level under its common pile, and take the top card of any common pile of the same level into your line. That is for good, and gives no rage bonus.
    House rule: players are ranked by the four cards they drew first, and take the card at their rank in that pile; a pile that has none for you cannot be chosen. The cards given back go under their piles when phase 1 ends, by rank.
    .title = Mobile phone
rule-AU-42 =
    Phase 1 or 2. For 1 energy exchange one resource of yours for any one of the four from the supply.
    House rule: the fee is paid first, so to give energy you need 2. You may take the same kind.
    .title = Mini fridge
rule-AU-43 =
    Phase 1, before you arrange. For 2 energy discard a drawn card and draw another one from your deck.
    House rule: if the deck is empty, it is filled again after the discard.
    .title = Ghetto blaster
rule-AU-44 =
    Phase 3. For 3 energy (level 1) or 5 (level 2) put one card of your line on top of your deck instead of discarding it. Not a tamarin.
    .title = Game console
rule-AU-45 =
    Phase 1, before you arrange. For 4 energy draw a fifth card for this round.
    House rule: not if deck and discard pile are both empty.
    .title = Pinball
rule-AU-46 =
    Any phase. For 5 energy take 5 points.
    .title = Computer
rule-AU-47 =
    Phase 2. For 6 energy recruit the top card of any pile of level 1, for 9 of any pile of level 2, onto your deck. Only energy pays for it, and it is in addition to the recruit by token.
    House rule: only after the reveal.
    .title = Moped
rule-AU-50 =
    When somebody has 80 points or more at the end of a phase, the game ends there; everybody finishes that phase first. The most points win, and equals share the win. After a phase 1 that ends the game there is no phase 2 or 3.
    .title = End
rule-AU-51 =
    When there are not enough cards for everybody who wants to recruit one, the game ends with this round, phase 3 included. The most points win.
    House rule: this is counted pile by pile. A want is a request that one can pay, by token or moped, also from an empty pile. If you get no card, you get the price back and, in the order of AU-52, may take the top card of a pile that still has one, by the same means and paid anew, or leave it; nothing else can be done then. A card that arrives late goes on top of the deck at that moment. Equals share the win. 80 points at the end of phase 2 end the game there, in such a round too.
    .title = Too few cards
rule-AU-52 =
    Players then choose in the order of the highest card number in their lines, the highest first.
    House rule: the order is fixed at the reveal. An empty line counts 0; equals by seat.
    .title = Who chooses first
rule-AU-60 =
    The Monkey King has a colour with board, 8 shuffled tamarins, tokens and markers at 0. Three of his four tokens, drawn by lot, lie in a row from left to right; the fourth leaves the game.
    .title = The Monkey King
rule-AU-61 =
    The King begins with 2 resources that match his leftmost token: mandrill flowers, orang-utan fruits, gorilla grains, chimpanzee the food of the species that is missing.
    .title = King: beginning
rule-AU-62 =
    If the computer is not among the three objects, the King gets it for himself.
    House rule: he uses no other object.
    .title = King: computer
rule-AU-63 =
    The King plays every phase before you. In phase 1 he takes 3 flowers, 3 fruits, 3 grains and 2 energy, then reveals 4 cards without arranging them. A tamarin gives him the resource of its rage bonus, a card of level 1 gives 3 points, one of level 2 gives 6. Besides, each gorilla gives 2 rage, each orang-utan 2 energy, each mandrill 2 points, and each chimpanzee the rage bonuses of all tamarins that he revealed this round.
    .title = King: phase 1
rule-AU-64 =
    Whatever resources you gain, in any phase, come from the King’s supply first, and only then from the common one; those of the mini fridge too.
    .title = You take from the King
rule-AU-65 =
    In phase 2 the King picks, before any bonus, the token that lets him recruit the highest level, the leftmost of equals, and simply the leftmost if he can recruit nothing. Then he takes its bonus (for the chimpanzee the rage bonuses of his revealed tamarins), then recruits the highest level of that species that he can pay now, onto his deck. A chimpanzee he pays for with the food of the missing species.
    House rule: a level whose pile is empty is out of his reach, and that does not end the game.
    .title = King: phase 2
rule-AU-66 =
    You may copy the King’s token for 2 identical resources.
    .title = Copy the King
rule-AU-67 =
    In phase 3 the King removes one revealed card for every full 4 rage (tamarins first, then level 1, then level 2; of equals the one drawn last) and takes its rage bonus. Then, with 5 energy or more, he buys 5 points with the computer, once a round. Then his cards are discarded.
    House rule: he keeps 4 cards too (AU-28). Rage that he cannot spend stays, up to 12.
    .title = King: phase 3
rule-AU-68 =
    You win if you are the first with 80 points; AU-50 holds.
    House rule: a phase ends when King and you have played it. For AU-50 and AU-51 the King counts as a player.
    .title = Winning alone
rule-AU-69 =
    House rule: the printed example lays 3 fruits under the King’s chimpanzee though the mandrill is missing (AU-63); they must be flowers, as in the example after it.
    .title = A slip in the rulebook
