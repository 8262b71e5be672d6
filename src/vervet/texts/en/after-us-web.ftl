# Words of the browser client for After Us; the game's own words are in after-us.ftl.

web-after-card =
    { $colour ->
        [none] { $species }, level { $level }, number { $number }
       *[other] { $colour } { $species }, number { $number }
    }
web-after-place = Place { $place } of { $count }: { $card }
web-after-can-choose = can be chosen
web-after-gap = Gap left by a removed card
web-after-line = Line
web-after-no-line = No cards here.
web-after-left = Card { $card } one place to the left
web-after-right = Card { $card } one place to the right
web-after-moved =
    { $gain ->
        [none] Card { $card } is at place { $place } of { $count }.
       *[other] Card { $card } is at place { $place } of { $count }. The line gives { $gain }.
    }
web-after-targets = Frames to reactivate

# Frames

web-after-again = another frame reactivated
web-after-free = free
web-after-deal =
    { $pay ->
        [none]
            { $species ->
                [0]
                    { $each ->
                        [yes] { $gain } for each tamarin in the line
                       *[no] { $gain ->
                            [none] for nothing
                           *[other] { $gain }
                        }
                    }
               *[other] with { $species } species, { $gain }
            }
       *[other]
            { $gain ->
                [none] for { $pay }
               *[other] { $gain } for { $pay }
            }
    }
web-after-half =
    { $side ->
        [left] half frame open to the left: { $deal }
       *[right] half frame open to the right: { $deal }
    }
web-after-frame = { $frame }: { $deal }
web-after-row = Row { $row }: { $frames }
web-after-frames = { $first }; { $last }
web-after-nothing = nothing
web-after-bonus = Removed by rage: { $gain }

# Preview

web-after-preview = This order gives
web-after-plan = The plan
web-after-total = In all
web-after-worth = worth about { $points } points
web-after-worth-least = worth at least { $points } points
web-after-best = Best order
web-after-best-already = No order gives more.
web-after-best-found = Found no better order.
web-after-follow = Play as planned
web-after-follow-best = Play the best line

# Frames that are taken by themselves

web-after-auto = Activate automatically
web-after-auto-hand = No frames
web-after-auto-free = Free frames
web-after-auto-plan = As planned

# Tokens

web-after-tokens = Tokens
web-after-face-down = face down
web-after-no-token = not chosen yet
web-after-choose-token = Choose a token
web-after-change = Change
web-after-suggestion = The button holds a suggestion; anything else is yours to choose.
web-after-too-dear = You can’t pay for a new monkey with this token ({ $species }).
web-after-recruited = Recruited
web-after-request-waits = waits: the pile is short
web-after-on-deck = on top of your deck

# What is still to be said of an action

web-after-field-level = Which level?
web-after-field-food = Pay with
web-after-field-price = Pay with
web-after-field-neighbour = Copy whom?
web-after-field-target = Which frame?
web-after-field-frame = Which frame?
web-after-field-card = Which card?
web-after-field-pile = From which pile?
web-after-field-species = Which species?
web-after-field-give = Give away
web-after-field-get = Get
web-after-touch-card = Touch a card of your line.
web-after-touch-frame = Touch a frame of your line to reactivate it.
web-after-touch-target = Touch the frame to reactivate.

web-after-do-arrange = Lock the line
web-after-do-token = Choose { after-the-species }
web-after-do-recruit = Recruit level { $level } for { $price }
web-after-do-moped = Moped: { $species }, level { $level }
web-after-do-remove = Remove card { $card }
web-after-do-blaster = Replace card { $card }
web-after-do-console = Keep card { $card }
web-after-do-phone = Exchange card { $card }
web-after-do-reactivate = Reactivate { $frame }
web-after-do-copy = Copy for { $price }
web-after-do-fridge = Change { $give } into { $get }
web-after-copy = Copy a neighbour
web-after-rage = Spend 4 rage
web-after-rage-bonus = Its bonus:
web-after-waiting =
    { $count ->
        [one] { $players } is still deciding.
       *[other] { $players } are still deciding.
    }

# Boards

web-after-counts =
    { $points ->
        [one] 1 point · deck { $deck } · discard pile { $discard }
       *[other] { $points } points · deck { $deck } · discard pile { $discard }
    }
web-after-look = All about { $player }
web-after-my-cards = Deck { $deck } · discard pile { $discard }
web-after-deck = Deck: { $count }
web-after-deck-top = On top, in this order:
web-after-deck-loose = Somewhere below, in an order nobody knows:
web-after-discard = Discard pile: { $count }
web-after-removed =
    { $count ->
        [one] 1 card was removed by rage.
       *[other] { $count } cards were removed by rage.
    }
web-after-piles = Common piles
web-after-pile = { $pile }: { $count }
web-after-track = Score, up to { $goal }
web-after-points-of =
    { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }
web-after-large = Large cards
web-after-scores = Final scores
web-after-won = winner
web-after-last-round =
    { $points ->
        [0] nothing in the last round
       *[other] +{ $points } in the last round
    }
web-after-king-stock = What you gain comes from his supply first.
web-after-king-computer = He has a computer: with 5 energy or more he buys 5 points at the end of a round.
web-after-king-missing = Not in this game: { $token }
web-after-king-did = What he did

# Help

web-after-goal =
    { $kind ->
        [solo] Goal: { $goal } points before the Monkey King has them.
       *[other] Goal: the most points when somebody reaches { $goal }.
    }
web-after-help = Drag your four cards into the order you like, or use the arrows below them: half frames that meet become one, closed frames light up, and next to the line you see what it gives. Lock the line, then decide on each frame. In phase 2 choose a token in secret; it says which species you can recruit. Touch an object to use it, or to hear why you can’t. Touch a card to see it large (while arranging: press and hold).
web-after-sign-again = Chimpanzee’s sign
    .about = Reactivate another closed frame of your line, for its usual cost.
web-after-sign-species = Species
    .about = At least this many different species must lie in your line. It costs nothing.
web-after-sign-each-tamarin = Per tamarin
    .about = The gain counts once for each tamarin in your line.
web-after-sign-level = Leaves
    .about = The level of a card; tamarins have none.
web-after-sign-closed = Closed frame
    .about = You may activate it when it’s reached.
web-after-sign-half = Half frame
    .about = Does nothing, unless the next card has the other half in the same row.
web-after-sign-arrow = Arrow
    .about = Pay what’s on its left, gain what’s on its right.
web-after-key-move = Move the card with the focus
web-after-key-pick = Choose; take a card up and put it down
web-after-key-look = See the card large
web-after-key-back = One step back
web-after-key-best = Best order
web-after-key-confirm = Confirm
web-after-key-skip = Skip the frame
web-after-key-rage = Spend 4 rage
web-after-key-monkeys = Recruit, copy a neighbour, reactivate
web-after-key-plan = Play the line as planned
web-after-key-done = Finish the phase
web-after-key-objects = Use the first, second, third object
web-after-key-undo = Undo
web-after-key-help = This page

# Why a hint says what it says

after-why = It brings more than it costs.
after-why-free = It costs nothing and brings you { $gain }.
after-why-deal = { $pay } for { $gain } is a good deal.
after-why-again =
    { $pay ->
        [none] Used a second time, this frame brings you { $gain }.
       *[other] Used a second time, this frame brings you { $gain } for { $pay }.
    }
after-why-lacking = Too few species in your line: this frame needs { $species }.
after-why-unpaid = You can’t pay for it: this frame costs { $pay }.
after-why-dear =
    { $gain ->
        [none] Better keep { $pay } for something else.
       *[other] Better keep { $pay }: { $gain } isn’t worth that.
    }
after-why-bonus = Its bonus ({ $bonus }) and its monkeys suit what you have.
after-why-hire = For { $price } you get a stronger monkey, which pays in every later round.
after-why-nothing = There’s nothing else left to do here.
after-why-arrange = No order found brings more from these cards.
after-why-activate = What it brings is worth more than what it costs.
after-why-skip = What it costs is worth more than what it brings.
after-why-remove = The bonus now is worth more than the card later.
after-why-recruit = A stronger monkey pays in every later round.
after-why-copy = A neighbour’s token brings you more than copying it costs.
after-why-reactivate = Of all frames, this one brings most the second time.
after-why-done = Nothing else here is worth its price.
