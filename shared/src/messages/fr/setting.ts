import type { setting as en } from '../en/setting.ts'
import type { Like } from '../like.ts'

export const setting: Like<typeof en> = {
  scores: {
    intro: 'Combien de points les personnes gagnent pour ce qu’elles font.',
    effect: 'Un changement vaut dès maintenant. Les points déjà gagnés restent tels quels, et aucun score ne baisse.',
    area: 'Chaque zone d’une personne compte en plus pour un point.',
    save: 'Enregistrer',
    saveNamed: 'Enregistrer : {{name}}',
    saved: 'Enregistré. {{name}} : {{number}}',
    fromNow: 'La valeur actuelle est {{before}}. Les points gagnés restent.',
    loading: 'Chargement des réglages',
  },
  score: {
    DRAW_AREA: 'Dessiner une zone',
    ADD_VIRTUAL_FUNDING: 'Répartir le budget nature',
    ADD_DISCUSSION_COMMENT: 'Un commentaire dans une discussion',
    FUND_PLEDGE: 'Une promesse à un projet de soutien',
    SUBSCRIBE_INTERSECT: 'Rejoindre une communauté par une nouvelle zone',
  },
}
