# The first game of After Us in lessons, as in tutorial.ftl.

tutorial-after-us-frames = Closed frames
    .done = A fruit and a grain. The halves at the edges gave nothing: they need a neighbour. That comes next.
tutorial-after-us-frames-1 = This is an orang-utan with three rows of frames. A frame that is closed all around can be activated when you reach it, row by row, from left to right. The half frames at the edges are open and do nothing. Take the fruit in the first closed frame.
    .browser = The next frame is marked. Confirm to take it.
    .other = Skipping gives the fruit away, and it costs nothing. Activate a1.
tutorial-after-us-frames-2 = Next in the row, another closed frame: a grain. Take it too.
    .other = This grain costs nothing either. Activate a1.2.

tutorial-after-us-join = Halves that join
    .done = Two grains out of two halves. The order of your cards is what this game is about.
tutorial-after-us-join-1 = Two half frames that face each other in the same row become one closed frame. Which ones meet depends on how you lay your cards. Lay 5 and 4 so that two halves of the first row meet.
    .browser = Drag the cards, or use the arrows below them; then confirm.
    .other = Like this, nothing faces the fruit of card 4. Put 5 on the left: then its grain meets the grain of 4.
tutorial-after-us-join-2 = They’ve joined: there’s a frame between the cards now, called ab1. The frame to its left is first: take the energy.
    .other = Energy for nothing: take it. Activate a1.
tutorial-after-us-join-3 = Now the joined frame. In the first row it gives what both halves show: two grains.
    .other = Two grains for nothing: take them. Activate ab1.

tutorial-after-us-cost = Pay and gain
    .done = A flower and a fruit for a point. What you don’t spend you keep, from round to round.
tutorial-after-us-cost-1 = The second row is for points. Here is one for nothing: take it.
    .other = A point for nothing: take it. Activate a2.
tutorial-after-us-cost-2 = Left of an arrow is what you pay, right of it what you gain. In a joined frame of the second and third row, the left card’s half is the price and the right card’s half the gain. Buy the point.
    .other = You can pay for it, and points win the game. Activate ab2.

tutorial-after-us-skip = Skip what doesn’t pay
    .done = One energy, three points. Look ahead before you pay.
tutorial-after-us-skip-1 = A frame is activated wholly or skipped, and you never get back to a skipped one. You have one energy. Here it buys one point; between the two mandrills, further right, it buys three. Skip this frame.
    .browser = “Skip” is next to the confirm button.
    .other = Then your only energy is gone before the frame that gives three points for it. Skip a2.
tutorial-after-us-skip-2 = First, a point for nothing.
    .other = This one costs nothing: activate b2.
tutorial-after-us-skip-3 = And here are the three points for your energy.
    .other = That is what you kept your energy for: activate bc2.

tutorial-after-us-species = Tamarins and species
    .done = Three points for nothing, because of who is in your line.
tutorial-after-us-species-1 = Some frames give something for each tamarin in your line. There are two of them at the right end of it. Activate the frame and see.
    .other = Two tamarins, two points, for nothing: activate a2.
tutorial-after-us-species-2 = Other frames ask for a number of different species, and nothing is paid. This one wants three. You have a mandrill, an orang-utan and tamarins: enough.
    .other = The three species are there, and nothing is paid: activate b2.

tutorial-after-us-sign = The chimpanzee’s sign
    .done = Four points instead of two. A frame with the sign can never be reactivated by another sign.
tutorial-after-us-sign-1 = The chimpanzee’s sign reactivates one other closed frame of your line at once, whether it was used, skipped or is yet to come. Here it costs a grain. Use it on the frame that gives the most: the two points of the mandrill, b3.
    .browser = Touch the frame to reactivate, then confirm.
    .skip = The grain has nothing better to do. Activate a3 and choose b3: two more points.
    .other = That works too, but b3 gives two points. Activate a3 with b3.
tutorial-after-us-sign-2 = A reactivated frame keeps its own turn. Here it is: take the two points once more.
    .other = It costs nothing: activate b3.

tutorial-after-us-recruit = A token and a recruit
    .done = Your mandrill is face down on your deck, and you’ll draw it next round. Pepper knows its pile, but only you know the card.
tutorial-after-us-recruit-1 = In the second phase everybody chooses a token in secret, and all are revealed together. A token gives a small bonus and lets you recruit its species: mandrills for flowers, orang-utans for fruits, gorillas for grains, chimpanzees for any one food. You have three flowers. Choose the mandrill.
    .browser = Touch the mandrill token, then confirm.
    .other = A good bonus, but level 1 costs three of one food, and what you have three of are flowers: with the mandrill’s token you get two points as well.
tutorial-after-us-recruit-2 = The bonus was two points. Now recruit: level 1 costs 3 of the food, level 2 costs 6. Pay three flowers for a mandrill of level 1.
    .browser = Choose the price, then confirm.
    .copy = Then you would have one flower left, too few to recruit. Recruit with your three flowers.
    .other = Then you would have no new monkey. Recruit one for your three flowers first.

tutorial-after-us-copy = A neighbour’s bonus
    .done = Two points for two fruits. You get the bonus only, not the right to recruit.
tutorial-after-us-copy-1 = Once a round you may pay two identical resources for the bonus of a neighbour’s token. Pepper has revealed the mandrill: two points. Pay for it with your two fruits.
    .browser = Choose “Copy a neighbour” and what you pay with, then confirm.
    .other = You have two fruits that buy two points. Copy Pepper on your left before you finish.

tutorial-after-us-rage = Rage
    .done = Gone from the game, and its bonus is yours. You’ll see your good cards more often. You always keep four cards.
tutorial-after-us-rage-1 = Gorillas bring rage. With 4 rage you may remove a card of your line from the game at any moment, for its bonus: a resource for a tamarin, three points for a stronger card. Remove one of your tamarins.
    .browser = Choose “Spend 4 rage”, touch the card, then confirm.
    .strong = That one is stronger than any tamarin, and you want to draw it again. Remove 1 or 3.
    .other = You have four rage: use it before your line is discarded. Remove 1 or 3.

tutorial-after-us-objects = What the humans left
    .done = Five points, and a changed resource. Next round both objects are there again.
tutorial-after-us-objects-1 = Everybody can use the three objects, each once a round, in its phase, for energy. The computer turns five energy into five points. You have six: use it before you choose a token.
    .browser = Touch the computer, then confirm.
    .fridge = The fridge can wait: if you give it energy, the computer can’t be paid any more. First the computer.
    .other = There’s time for the token. First turn five energy into five points with the computer.
tutorial-after-us-objects-2 = One energy is left. The mini fridge takes one energy and changes a resource into any other. Change your grain.
    .browser = Touch the mini fridge, choose what you give and what you get, then confirm.
    .other = There’s time for the token. First change your grain with the fridge.

tutorial-after-us-round = A whole round
    .done = The third phase took care of itself: lines discarded, tokens back. The next round has begun, and your mandrill is in your hand. Now you can play.
tutorial-after-us-round-1 = A whole round now. Phase one: you’ve drawn four cards. Lay them 2, 8, 4, 3: then halves meet at all three seams of the first row.
    .browser = Drag the cards into that order. Next to the line you see what it gives.
    .other = In that order fewer halves meet. Lay them from the left: 2, 8, 4, 3.
tutorial-after-us-round-2 = Row one, from the left. Two halves with a grain each.
    .other = It costs nothing: activate ab1.
tutorial-after-us-round-3 = A flower and a grain.
    .other = It costs nothing: activate bc1.
tutorial-after-us-round-4 = An energy, inside card 4.
    .other = It costs nothing: activate c1.
tutorial-after-us-round-5 = A fruit and a flower.
    .other = It costs nothing: activate cd1.
tutorial-after-us-round-6 = The last frame of the row: a fruit.
    .other = It costs nothing: activate d1.
tutorial-after-us-round-7 = Row two. Here one energy buys one point, and further on a grain and an energy do. Take the cheaper one.
    .other = The other point costs a grain as well. Activate a2.
tutorial-after-us-round-8 = The other point takes energy that you no longer have. Skip it.
tutorial-after-us-round-9 = There’s no closed frame in row three. Your line is resolved: finish the phase.
tutorial-after-us-round-10 = Phase two. Pepper has chosen in secret. You have three flowers: which token lets you recruit for them?
    .other = With that token you could not spend your three flowers on a recruit as well. Choose the mandrill.
tutorial-after-us-round-11 = Two points for the token. Now recruit a mandrill of level 1 for your three flowers.
    .copy = A copied bonus is small. Recruit first; a new monkey works for you until the end.
    .other = Recruit before you finish: you have three flowers.
tutorial-after-us-round-12 = It’s on your deck already. You could still copy Pepper’s token, but save your food for the next recruit: finish the phase.
    .other = Two energy are not worth two of your foods now. Finish the phase.

tutorial-after-us-win = Eighty points
    .done = Eighty points: you win. If Pepper had more, she’d have won; equal totals share the win. If you play alone, you race the Monkey King.
tutorial-after-us-win-1 = When somebody has 80 points at the end of a phase, the game ends there and the most points win. You have 78, Pepper has 76. Which token gives you two points at once?
    .other = That does not bring two points now. The mandrill’s token does.
tutorial-after-us-win-2 = Eighty points. Everybody finishes the phase first. Finish it.
    .other = No need for more rage: you have your 80 points. Finish the phase.
