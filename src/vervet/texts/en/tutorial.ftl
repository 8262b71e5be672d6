# The first game in lessons, for browser and terminal alike. A lesson has a title and what the coach says when it is `.done`;
# each of its tasks (-1, -2) what the coach asks for, how to do it by hand (`.browser`) and typed (`.terminal`), and answers to other legal actions.

tutorial-you = Rookie
tutorial-opponent = Pepper

# Itchy Monkey

tutorial-itchy-monkey-colony = Your first colony
    .done = Three workers on one monkey: your first colony.
tutorial-itchy-monkey-colony-1 = The orange lice with the circle are yours. Three of your workers on one monkey make a colony, and colonies win the game. The gorilla on d4 carries two of your workers: spawn one more there.
    .browser = Touch the gorilla, then confirm.
    .other = The lemur would have two workers then, one short of a colony. The gorilla on d4 needs only one more.

tutorial-itchy-monkey-goal = Three ways to win
    .done = Colonies on three gorillas win at once. Now you know where it all leads.
tutorial-itchy-monkey-goal-1 = You win with colonies on 3 gorillas, on 4 monkeys of one species, or on 5 different species. You hold two gorillas. Where does one more worker win the game?
    .lemur = That makes a colony on a lemur, but a single lemur wins nothing. Look for the third gorilla, on d3.
    .other = There is a colony already; a fourth worker makes it no second one. Look for the gorilla with only two, on d3.

tutorial-itchy-monkey-queen = Queens bring more
    .done = Two workers at once, and with them a colony. With a second queen there it would be three.
tutorial-itchy-monkey-queen-1 = Every turn begins with a spawn: one new worker on a monkey that carries lice of yours, and one more for each of your queens there. Spawn where you get two.
    .other = No queen lives on the howler, so you’d get only one worker. Your queen is on the baboon, on c5.

tutorial-itchy-monkey-jump = Jump
    .done = One louse has moved. Jumps go up, down, left or right, and never across a gap.
tutorial-itchy-monkey-jump-1 = After the spawn you make one move: a jump, a bump or a nitpick. In a jump, one louse hops to the monkey right next to it. Hop from the capuchin to the gorilla.
    .browser = Touch the capuchin on c4, then the gorilla, then confirm.
    .baboon = A good jump, but to the baboon. The gorilla stands to the right, on d4.
    .bump = That slides the whole capuchin. To jump, choose the monkey right next to it: the gorilla on d4.

tutorial-itchy-monkey-attack = Take a monkey
    .done = Two against one: Pepper’s worker goes home, your queen stays. Equal power sends both sides home, and less isn’t allowed.
tutorial-itchy-monkey-attack-1 = Where lice of two players meet, they fight: a worker has power 1, a queen 2. The stronger side stays, the other goes home. Jump to Pepper’s baboon on e4 and lose nobody.
    .browser = You can choose which louse jumps before you confirm.
    .even = One against one is even: both would go home. Send the queen; she has power 2.
    .bump = Sliding away leaves Pepper in peace. Jump to the baboon right next to you, on e4.

tutorial-itchy-monkey-bump = Bump
    .done = They touch. After a bump like this, your lice may jump across. That’s next.
tutorial-itchy-monkey-bump-1 = A bump slides a monkey that carries lice of yours, straight on over free spaces, as far as you like. Slide the howler until it touches the gorilla.
    .browser = Touch the howler, then the last free space before the gorilla. Or drag it there.
    .short = The howler stops too soon. Go on until it touches the gorilla: to e3.
    .other = That leads away from the gorilla. Slide the howler to the right, to e3.

tutorial-itchy-monkey-cross = Bump and jump across
    .done = Four against three: the gorilla is yours, and four workers are a colony.
tutorial-itchy-monkey-cross-1 = After a bump, as many of your lice as you like may jump across. Pepper has power 3 on the gorilla. Bump the howler against it and send enough across to stay there.
    .browser = Set how many workers jump across before you confirm.
    .even = Three against three is even: all of them would go home. You have a fourth worker.
    .nobody = The howler bumps the gorilla, but nobody jumps across. Send workers along, more than Pepper has.
    .short = The howler doesn’t reach the gorilla that way. Slide it to e3.
    .other = The gorilla stands to the right. Slide the howler to e3, right next to it.

tutorial-itchy-monkey-nitpick = Nitpick
    .done = All gone, the queen too. Beware: five workers of yours on one monkey, and it happens to you.
tutorial-itchy-monkey-nitpick-1 = A crowd gets noticed. A monkey with 5 or more workers of one opponent may be nitpicked, wherever it stands: everything on it goes home, queens too. Clear Pepper’s gorilla.
    .browser = Touch the gorilla on e5, then confirm.
    .other = Allowed, but Pepper’s crowd stays. Nitpick the gorilla on e5: five workers are on it.

tutorial-itchy-monkey-exchange = Crown a queen
    .done = A queen for six workers: power 2, more workers in every spawn there, and no crowd left to nitpick.
tutorial-itchy-monkey-exchange-1 = Six of your workers crowd the lemur, and Pepper plays next. At any time in your turn, six of your workers on one monkey may be exchanged for a queen. Do it before your turn ends.
    .browser = Touch the lemur, then confirm.
    .end = Then Pepper would nitpick all six. Exchange them for a queen first.

tutorial-itchy-monkey-begin = How a game begins
    .done = Whoever places first takes the first turn: Pepper spawned two workers and jumped. From here on, you take turns.
tutorial-itchy-monkey-begin-1 = In a real game everybody first places a queen and two workers on a monkey: one in whose row and column there are no lice yet. Pepper has begun, on e6. Where do you begin?

tutorial-itchy-monkey-win = Your turn to win
    .done = Three gorillas: you win. That’s the whole game, and you’re ready for your first one.
tutorial-itchy-monkey-win-1 = This turn is all yours: a spawn, then a move. You hold two gorillas. Pepper guards a third, on f3, with power 2. It can be taken this turn. Where do you spawn?
    .colony = That one is a colony already. Strengthen those who can reach the gorilla on f3: spawn on the baboon, on d3.
tutorial-itchy-monkey-win-2 = Now the move. The gorilla on f3 wins you the game if at least three workers get there and stay.
    .few = Too few: a colony takes three workers, and equal power would send all of them home.
    .nitpick = Tempting, and often right. But now you can win at once: bump the baboon against the gorilla on f3.
    .other = That doesn’t win yet. Bump the baboon to e3, against the gorilla, and send at least three workers across.

# The page of the browser

web-learn = Learn to play
web-learn-about = { $count } short lessons, a few minutes.
web-learn-title = Learn { $game }
web-learn-coach = Coach
web-learn-lesson = Lesson { $number } of { $count }
web-learn-hint = Show me
web-learn-hint-shown = There it is, ready to go. Confirm to do it.
web-learn-keys = By keyboard: arrows lead from one thing to the next, Enter chooses, C confirms, H shows the move, ? lists all keys.
web-learn-back = Back
web-learn-skip = Skip
web-learn-next = Next
web-learn-again = Once more
web-learn-finish = Finish
web-learn-over = You know the game
web-learn-over-about = The rest is playing. Your first opponent is “{ $bot }”, the gentlest one here.
web-learn-first-game = Play a first game
web-learn-from-start = Start again
web-problem-unknown-lesson = There are no such lessons here.

# At the terminal

terminal-learn = Learn a game in short lessons, a few minutes.
    .more = You make the moves, typed in notation; type “show” to see the right one.
    .examples =
        vervet learn itchy-monkey
        vervet learn itchy-monkey --lesson 4
        vervet learn after-us
terminal-learn-which = Which game would you like to learn?
terminal-learn-game =
    { $count ->
        [one] { $command }  ({ $game }, 1 lesson)
       *[other] { $command }  ({ $game }, { $count } lessons)
    }
terminal-help-lesson = The lesson to begin with (1).
terminal-no-lessons = There are no lessons for { $game } yet.
terminal-no-lesson = { $game } has { $count } lessons.
terminal-learn-welcome = { $game } in lessons. Moves are typed, such as “{ $example }”. Type “help” for what you can type, “show” for the right move, “quit” to leave.
terminal-learn-lesson = Lesson { $number } of { $count }: { $title }
terminal-learn-next = Press Enter for the next lesson, or type “again”.
terminal-learn-type = Type: { $action }
terminal-learn-over = You know the game. Play a first one: vervet play { $game } --bot random
terminal-learn-help = Show this list.
    .word = help
terminal-learn-show = Show the right move.
    .word = show
terminal-learn-board = Draw the board again.
    .word = board
terminal-learn-again = Begin the lesson again.
    .word = again
terminal-learn-back = Go to the lesson before.
    .word = back
terminal-learn-skip = Go to the next lesson.
    .word = next
terminal-learn-quit = Leave the lessons.
    .word = quit
