# What `vervet cards` says.

terminal-cards = See the cards of a game, as text or drawn.
    .more = Without --show, all cards are listed in the notation of the game’s component file. With it, the picture is written to a file; a terminal shows the line in signs, too.
    .examples =
        vervet cards after-us --pile mandrill-1
        vervet cards after-us --show 7,6,231,143
        vervet cards after-us --show 7,-,231 --output line.svg
cards-help-show = Draw these cards as a line, as SVG: numbers separated by commas, - for a gap.
cards-help-pile = List only this pile: tamarin, mandrill-1, mandrill-2 and so on.
cards-help-output = Where to write the picture, - for the standard output (a file named after the cards).
cards-none = “{ $game }” has no cards to show. Games with cards: { $expected }.
cards-show-or-pile = Say either --show or --pile, not both.
cards-output-alone = --output goes with --show: say which cards to draw.
cards-too-many = A line has at most { $most } places, not { $count }.
cards-no-card = There’s no card “{ $value }”. Cards are { $expected }, and - is a gap.
cards-twice = Card { $value } is listed twice; there is only one.
terminal-no-pile = There’s no pile “{ $value }”. Piles are: { $expected }.
cards-sets = the same for every colour, from { $numbers }
cards-title = After Us: { $cards }
cards-name =
    { $number }, { $species ->
        [mandrill] mandrill
        [orangutan] orang-utan
        [gorilla] gorilla
        [chimpanzee] chimpanzee
       *[tamarin] { $colour ->
            [yellow] yellow tamarin
            [blue] blue tamarin
            [pink] pink tamarin
            [red] red tamarin
            [turquoise] turquoise tamarin
           *[purple] purple tamarin
        }
    }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }
