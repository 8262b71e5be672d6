# La première partie d'After Us en leçons, comme dans tutorial.ftl.

tutorial-after-us-frames = Cartouches fermés
    .done = Un fruit et une graine. Les moitiés au bord n’ont rien donné : il leur faut une voisine. C’est pour la suite.
tutorial-after-us-frames-1 = Voici un orang-outan avec trois lignes de cartouches. Un cartouche fermé de tous côtés s’active quand vous y arrivez, ligne par ligne, de gauche à droite. Au bord, les cartouches sont ouverts et ne font rien. Prenez le fruit du premier cartouche fermé.
    .browser = Le prochain cartouche est marqué. Validez pour l’activer.
    .other = L’ignorer, c’est perdre le fruit, et il ne coûte rien. Activez a1.
tutorial-after-us-frames-2 = Puis le cartouche fermé suivant : une graine. Prenez-la aussi.
    .other = Cette graine ne coûte rien non plus. Activez a1.2.

tutorial-after-us-join = Des moitiés qui se joignent
    .done = Deux graines tirées de deux moitiés. L’ordre de vos cartes, c’est tout ce jeu.
tutorial-after-us-join-1 = Deux cartouches ouverts qui se font face sur la même ligne forment un cartouche fermé. Tout dépend de la façon de poser vos cartes. Posez 5 et 4 pour que deux moitiés de la première ligne se rencontrent.
    .browser = Glissez les cartes, ou servez-vous des flèches au-dessous, puis validez.
    .other = Ainsi, rien ne fait face au fruit de la carte 4. Mettez 5 à gauche : sa graine rencontre la graine de 4.
tutorial-after-us-join-2 = Elles se sont jointes : il y a maintenant un cartouche entre les cartes, appelé ab1. D’abord le cartouche à sa gauche : prenez l’énergie.
    .other = De l’énergie pour rien : prenez-la. Activez a1.
tutorial-after-us-join-3 = Le cartouche joint, maintenant. Sur la première ligne, il donne ce que montrent ses deux moitiés : deux graines.
    .other = Deux graines pour rien : prenez-les. Activez ab1.

tutorial-after-us-cost = Payer et gagner
    .done = Une fleur et un fruit contre un point. Ce que vous ne dépensez pas, vous le gardez de tour en tour.
tutorial-after-us-cost-1 = La deuxième ligne est celle des points. En voici un pour rien : prenez-le.
    .other = Un point pour rien : prenez-le. Activez a2.
tutorial-after-us-cost-2 = À gauche d’une flèche, ce que l’on paie ; à droite, ce que l’on gagne. Dans un cartouche joint des deuxième et troisième lignes, la moitié de la carte de gauche est le prix, celle de droite le gain. Achetez le point.
    .other = Vous pouvez le payer, et les points font gagner. Activez ab2.

tutorial-after-us-skip = Ignorer ce qui ne vaut pas le coup
    .done = Une énergie, trois points. Regardez plus loin avant de payer.
tutorial-after-us-skip-1 = On active un cartouche entièrement ou on l’ignore, et un cartouche ignoré ne revient pas. Vous avez une énergie. Ici, elle achète un point ; plus à droite, entre les deux mandrills, elle en achète trois. Ignorez ce cartouche.
    .browser = « Ignorer » est à côté du bouton de validation.
    .other = Votre seule énergie serait partie avant le cartouche qui en donne trois points. Ignorez a2.
tutorial-after-us-skip-2 = D’abord un point pour rien.
    .other = Celui-ci ne coûte rien : activez b2.
tutorial-after-us-skip-3 = Et voici les trois points pour votre énergie.
    .other = C’est pour cela que vous avez gardé l’énergie : activez bc2.

tutorial-after-us-species = Tamarins et types de singe
    .done = Trois points pour rien, grâce aux singes de votre Assemblée.
tutorial-after-us-species-1 = Certains cartouches donnent quelque chose par tamarin de votre Assemblée. Il y en a deux, au bout à droite. Activez le cartouche pour voir.
    .other = Deux tamarins, deux points, pour rien : activez a2.
tutorial-after-us-species-2 = D’autres cartouches demandent un nombre de types différents, sans rien faire payer. Celui-ci en veut trois. Vous avez un mandrill, un orang-outan et des tamarins : c’est assez.
    .other = Les trois types sont là, et rien ne se paie : activez b2.

tutorial-after-us-sign = Le symbole du chimpanzé
    .done = Quatre points au lieu de deux. Un cartouche qui porte le symbole ne peut jamais être réactivé par un autre symbole.
tutorial-after-us-sign-1 = Le symbole du chimpanzé réactive aussitôt un autre cartouche fermé de votre Assemblée, déjà utilisé, ignoré ou encore à venir. Ici, il coûte une graine. Servez-vous-en pour le cartouche qui donne le plus : les deux points du mandrill, b3.
    .browser = Touchez le cartouche à réactiver, puis validez.
    .skip = La graine n’a rien de mieux à faire. Activez a3 en choisissant b3 : deux points de plus.
    .other = Cela marche aussi, mais b3 donne deux points. Activez a3 avec b3.
tutorial-after-us-sign-2 = Un cartouche réactivé se résout encore à sa place. Le voici : prenez encore les deux points.
    .other = Il ne coûte rien : activez b3.

tutorial-after-us-recruit = Un jeton et une recrue
    .done = Votre mandrill est face cachée sur votre pioche ; vous le piocherez au prochain tour. Pepper connaît son paquet, mais personne d’autre ne connaît la carte.
tutorial-after-us-recruit-1 = À la deuxième phase, on choisit un jeton en secret, et tous sont révélés ensemble. Un jeton donne un petit bonus et permet de recruter son type de singe : mandrills contre des fleurs, orangs-outans des fruits, gorilles des graines, chimpanzés une nourriture au choix. Vous avez trois fleurs. Choisissez le mandrill.
    .browser = Touchez le jeton mandrill, puis validez.
    .other = Un bon bonus, mais le niveau 1 coûte trois fois la même nourriture, et ce que vous avez par trois, ce sont des fleurs : le jeton mandrill donne deux points en plus.
tutorial-after-us-recruit-2 = Le bonus était de deux points. Recrutez maintenant : le niveau 1 coûte 3 nourritures, le niveau 2 en coûte 6. Payez trois fleurs pour un mandrill de niveau 1.
    .browser = Choisissez le prix, puis validez.
    .copy = Il ne vous resterait qu’une fleur, trop peu pour recruter. Recrutez avec vos trois fleurs.
    .other = Vous n’auriez pas de nouveau singe. Recrutez-en d’abord un pour vos trois fleurs.

tutorial-after-us-copy = Un jeton voisin
    .done = Deux points pour deux fruits. Vous n’avez que le bonus, pas le droit de recruter.
tutorial-after-us-copy-1 = Une fois par tour, vous pouvez payer deux ressources identiques pour le bonus d’un jeton voisin. Pepper a révélé le mandrill : deux points. Payez-le avec vos deux fruits.
    .browser = Choisissez « Copier un jeton voisin » et ce que vous payez, puis validez.
    .other = Vos deux fruits achètent deux points. Copiez Pepper, à votre gauche, avant de terminer.

tutorial-after-us-rage = Rage
    .done = Écartée, et son bonus est à vous. Vos bonnes cartes arriveront plus souvent. On garde toujours quatre cartes.
tutorial-after-us-rage-1 = Les gorilles apportent de la Rage. Avec 4 Rages, vous pouvez à tout moment écarter du jeu une carte de votre Assemblée, contre son bonus : une ressource pour un tamarin, trois points pour une carte plus forte. Écartez un de vos tamarins.
    .browser = Choisissez « Dépenser 4 Rages », touchez la carte, puis validez.
    .strong = Celle-là est plus forte que tout tamarin, et vous voulez la repiocher. Écartez 1 ou 3.
    .other = Vous avez 4 Rages : dépensez-les avant la défausse de votre Assemblée. Écartez 1 ou 3.

tutorial-after-us-objects = Ce que les humains ont laissé
    .done = Cinq points, et une ressource changée. Au prochain tour, les deux objets seront de nouveau là.
tutorial-after-us-objects-1 = Trois objets sont à la disposition de tout le monde, chacun une fois par tour, dans sa phase, contre de l’énergie. L’ordinateur change cinq énergies en cinq points. Vous en avez six : servez-vous-en avant de choisir un jeton.
    .browser = Touchez l’ordinateur, puis validez.
    .fridge = Le réfrigérateur peut attendre : donnez-lui de l’énergie, et l’ordinateur n’est plus payable. D’abord l’ordinateur.
    .other = Le jeton a le temps. Changez d’abord cinq énergies en cinq points avec l’ordinateur.
tutorial-after-us-objects-2 = Il reste une énergie. Le mini réfrigérateur prend une énergie et change une ressource en n’importe quelle autre. Changez votre graine.
    .browser = Touchez le mini réfrigérateur, choisissez ce que vous donnez et ce que vous prenez, puis validez.
    .other = Le jeton a le temps. Changez d’abord votre graine avec le réfrigérateur.

tutorial-after-us-round = Un tour entier
    .done = La troisième phase s’est faite toute seule : Assemblées à la défausse, jetons rendus. Le tour suivant a commencé, et votre mandrill est dans votre main. Vous savez jouer.
tutorial-after-us-round-1 = Un tour entier, maintenant. Phase un : vous avez pioché quatre cartes. Posez-les 2, 8, 4, 3 : des moitiés se rencontrent alors à chaque jointure de la première ligne.
    .browser = Glissez les cartes dans cet ordre. À côté de l’Assemblée, vous voyez ce qu’elle donne.
    .other = Dans cet ordre, moins de moitiés se rencontrent. Posez-les depuis la gauche : 2, 8, 4, 3.
tutorial-after-us-round-2 = Première ligne, depuis la gauche. Deux moitiés avec une graine chacune.
    .other = Il ne coûte rien : activez ab1.
tutorial-after-us-round-3 = Une fleur et une graine.
    .other = Il ne coûte rien : activez bc1.
tutorial-after-us-round-4 = Une énergie, à l’intérieur de la carte 4.
    .other = Il ne coûte rien : activez c1.
tutorial-after-us-round-5 = Un fruit et une fleur.
    .other = Il ne coûte rien : activez cd1.
tutorial-after-us-round-6 = Le dernier cartouche de la ligne : un fruit.
    .other = Il ne coûte rien : activez d1.
tutorial-after-us-round-7 = Deuxième ligne. Ici, une énergie achète un point ; plus loin, il faut une graine et une énergie. Prenez le moins cher.
    .other = L’autre point coûte une graine de plus. Activez a2.
tutorial-after-us-round-8 = L’autre point demande l’énergie que vous n’avez plus. Ignorez-le.
tutorial-after-us-round-9 = Il n’y a pas de cartouche fermé sur la troisième ligne. Votre Assemblée est résolue : terminez la phase.
tutorial-after-us-round-10 = Phase deux. Pepper a choisi en secret. Vous avez trois fleurs : quel jeton permet de recruter avec elles ?
    .other = Avec ce jeton, vos trois fleurs ne serviraient pas aussi bien. Choisissez le mandrill.
tutorial-after-us-round-11 = Deux points pour le jeton. Recrutez maintenant un mandrill de niveau 1 pour vos trois fleurs.
    .copy = Un bonus copié est petit. Recrutez d’abord ; un nouveau singe travaille pour vous jusqu’à la fin.
    .other = Recrutez avant de terminer : vous avez trois fleurs.
tutorial-after-us-round-12 = Il est déjà sur votre pioche. Vous pourriez encore copier le jeton de Pepper, mais gardez votre nourriture pour la prochaine recrue : terminez la phase.
    .other = Deux énergies ne valent pas deux de vos nourritures maintenant. Terminez la phase.

tutorial-after-us-win = Quatre-vingts points
    .done = Quatre-vingts points : vous gagnez. Si Pepper en avait eu plus, elle aurait gagné ; à égalité, on partage la victoire. En solo, vous courez contre le Roi Singe.
tutorial-after-us-win-1 = Quand quelqu’un a 80 points à la fin d’une phase, la partie s’arrête là et le plus grand total gagne. Vous en avez 78, Pepper 76. Quel jeton donne deux points aussitôt ?
    .other = Celui-là n’apporte pas deux points maintenant. Le jeton mandrill, si.
tutorial-after-us-win-2 = Quatre-vingts points. Tout le monde finit d’abord la phase. Terminez-la.
    .other = Plus besoin de Rage : vous avez vos 80 points. Terminez la phase.
