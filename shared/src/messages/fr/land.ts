import type { Like } from '../like.ts'
import type { land as en } from '../en/land.ts'

export const land: Like<typeof en> = {
  correct: {
    steps: { draw: 'Dessin', check: 'Vérification' },
    mapLabel: 'Carte pour corriger le contour de vos terres',
    draw: {
      title: 'Quel est le bon contour ?',
      hint: 'Faites glisser des points, ajoutez-en ou supprimez-en. Les communautés voisines sont sur la carte.',
    },
    check: {
      title: 'Qu’est-ce qui va changer ?',
      hint: 'Rien n’a encore changé. Cela se fait quand vous enregistrez.',
    },
    size: 'Surface',
    sizes: '{{size}}, avant {{before}}',
    members: 'Membres',
    looking: 'Nous regardons ce qui change',
    people:
      'Au moins {{number}} personnes qui ont dessiné une zone sur les nouvelles terres deviennent membres. Elles reçoivent une notification et peuvent annuler en un clic.',
    peopleFew:
      'Moins de {{number}} personnes qui ont dessiné une zone sur les nouvelles terres deviennent membres. Elles reçoivent une notification et peuvent annuler en un clic.',
    peopleNone: 'Personne n’a encore dessiné de zone sur les nouvelles terres : personne ne devient membre.',
    peopleSame: 'Aucune terre n’est ajoutée : personne ne devient membre.',
    peopleMany:
      'Tant de personnes ont dessiné des zones sur les nouvelles terres que nous ne pouvons pas les compter avant. Elles deviennent membres et peuvent annuler en un clic.',
    stay: 'Les membres restent membres, même si leurs zones sont maintenant en dehors.',
    waits: 'Un administrateur regarde d’abord',
    waitsLarge: 'Elles dépassent {{km2}}, ou vous avez ajouté plus que cela en un mois.',
    waitsOver: 'Elles recouvrent celles d’une autre communauté : {{names}}.',
    waitsText:
      'D’ici là, l’ancien contour reste et personne ne devient membre par la nouvelle partie. Vous recevrez une notification et un e-mail.',
    submit: 'Enregistrer le contour',
    sending: 'Enregistrement du contour',
    submitWaits: 'Envoyer à un administrateur',
    done: 'Le contour de {{title}} est corrigé.',
    sent: 'Envoyé. Un administrateur regarde le nouveau contour de {{title}} ; d’ici là, l’ancien reste.',
    link: 'Corriger le contour',
    linkHint: 'Le contour de vos terres, sur la carte. Vous voyez ce qui change avant d’enregistrer.',
    heading: 'Contour',
  },
  waiting: {
    title: 'Votre nouveau contour attend un administrateur',
    text: 'Vous l’avez envoyé {{ago}}. Jusqu’à son approbation, l’ancien contour reste.',
    declined: 'Un administrateur a refusé votre nouveau contour. La raison : {{reason}}',
    declinedText: 'L’ancien contour reste. Vous pouvez le corriger autrement.',
    withdraw: 'Retirer',
    withdrawn: 'Votre nouveau contour est retiré. L’ancien reste.',
    dismiss: 'Fermer',
    dismissed: 'Fermé.',
    again: 'Corriger à nouveau',
  },
  decide: {
    text: 'Nouveaux contours qui recouvrent une autre communauté ou dépassent {{km2}} : l’ancien contour reste jusqu’à ce que vous approuviez le nouveau.',
    title: 'Des contours corrigés vous attendent',
    none: 'Aucun contour n’attend.',
    sizes: '{{size}} au lieu de {{before}}',
    approveNamed: 'Approuver le nouveau contour de {{title}}',
    approved: 'Le nouveau contour de {{title}} est sur la carte.',
    declineNamed: 'Refuser le nouveau contour de {{title}}',
    declineTitle: 'Refuser le nouveau contour de {{title}} ?',
    declineText: 'Son propriétaire lit votre raison. L’ancien contour reste.',
  },
  border: {
    ask: 'Utiliser cette limite ?',
    fact: '{{size}}, {{source}}',
    simplified: 'Simplifiée : l’original a trop de points.',
    use: 'Utiliser',
    useNamed: 'Utiliser la limite de {{name}}',
    no: 'Non, je dessine moi-même',
    used: '{{name}} est sur la carte. Vous pouvez encore l’adapter.',
    licence: 'Licence : {{licence}}',
  },
}
