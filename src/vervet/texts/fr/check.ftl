# Les mots de `vervet check` : les lois d’un jeu, éprouvées en jouant au hasard.

check-help-games = Combien de parties au hasard pour chaque mise en place (5).
check-help-options = Aussi toutes les autres valeurs de chaque option, une à la fois.
check-setup = { $setup } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions ; les lois { $laws } sont respectées.
check-kept = { $setups ->
        [one] Aucune loi n’est enfreinte.
       *[other] Aucune loi n’est enfreinte, dans aucune des { $setups } mises en place.
    }
check-no-encoder = Ce jeu n’a pas de nombres à lui pour apprendre : les environnements en utilisent de simples, qui suffisent aux tableaux, pas aux réseaux.
check-broken = La loi { $law } est enfreinte : { $what }
check-law = La loi : { $sentence }
check-where = C’est arrivé avec { $setup }, graine { $seed }, après ces actions :
check-no-moves = aucune : dès le début.
check-fault = Avec { $setup }, le jeu lui-même échoue à { $place } : { $reason }
