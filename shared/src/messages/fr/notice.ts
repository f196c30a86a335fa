import type { Like } from '../like.ts'
import type { notice as en } from '../en/notice.ts'

export const notice: Like<typeof en> = {
  title: 'Des nouvelles pour vous',
  bell: 'Des nouvelles pour vous : {{count}} non lues',
  bellNone: 'Des nouvelles pour vous : rien de nouveau',
  none: 'Rien encore. Quand vous rejoignez une communauté en dessinant, vous le lisez ici.',
  loading: 'Chargement de vos nouvelles',
  more: 'Afficher des nouvelles plus anciennes',
  readAll: 'Tout marquer comme lu',
  unread: 'Non lu',
  joined: 'Vous avez rejoint {{title}}',
  joinedText: 'Votre zone est dans cette communauté.',
  left: 'Vous avez quitté {{title}}',
  offered: 'Votre zone est dans {{title}}',
  offeredText: 'Vous aviez quitté cette communauté.',
  undo: 'Annuler',
  undoNamed: 'Annuler : quitter {{title}}',
  join: 'Rejoindre',
  joinNamed: 'Rejoindre {{title}}',
  medal: {
    FIRST_AREA: 'Votre première zone',
    FOUR_AREAS: 'Quatre zones sur la carte',
    FUNDER: 'Votre budget nature est réparti',
    TEN_COMMENTS: 'Dix commentaires',
    FIRST_PLEDGE: 'Votre première promesse',
  },
  medalText: 'Vous avez gagné une médaille.',
}
