import type { Like } from '../like.ts'
import type { notice as en } from '../en/notice.ts'

export const notice: Like<typeof en> = {
  title: 'Neues für dich',
  bell: 'Neues für dich: {{count}} ungelesen',
  bellNone: 'Neues für dich: nichts Neues',
  none: 'Noch nichts. Trittst du durchs Zeichnen einer Community bei, liest du es hier.',
  loading: 'Deine Neuigkeiten werden geladen',
  more: 'Ältere Neuigkeiten anzeigen',
  readAll: 'Alle als gelesen markieren',
  unread: 'Ungelesen',
  joined: 'Du bist {{title}} beigetreten',
  joinedText: 'Dein Gebiet liegt in dieser Community.',
  left: 'Du hast {{title}} verlassen',
  offered: 'Dein Gebiet liegt in {{title}}',
  offeredText: 'Diese Community hast du früher verlassen.',
  undo: 'Rückgängig',
  undoNamed: 'Rückgängig: {{title}} verlassen',
  join: 'Beitreten',
  joinNamed: '{{title}} beitreten',
  medal: {
    FIRST_AREA: 'Dein erstes Gebiet',
    FOUR_AREAS: 'Vier Gebiete auf der Karte',
    FUNDER: 'Dein Naturbudget ist verteilt',
    TEN_COMMENTS: 'Zehn Kommentare',
    FIRST_PLEDGE: 'Deine erste Zusage',
  },
  medalText: 'Du hast eine Medaille verdient.',
}
