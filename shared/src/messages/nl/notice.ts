import type { Like } from '../like.ts'
import type { notice as en } from '../en/notice.ts'

export const notice: Like<typeof en> = {
  title: 'Nieuws voor jou',
  bell: 'Nieuws voor jou: {{count}} ongelezen',
  bellNone: 'Nieuws voor jou: niets nieuws',
  none: 'Nog niets. Word je lid van een community door te tekenen, dan lees je dat hier.',
  loading: 'Je nieuws wordt geladen',
  more: 'Toon ouder nieuws',
  readAll: 'Alles als gelezen markeren',
  unread: 'Ongelezen',
  joined: 'Je bent nu lid van {{title}}',
  joinedText: 'Je gebied ligt in deze community.',
  left: 'Je bent geen lid meer van {{title}}',
  offered: 'Je gebied ligt in {{title}}',
  offeredText: 'Je was eerder lid van deze community.',
  undo: 'Ongedaan maken',
  undoNamed: 'Ongedaan maken: geen lid van {{title}}',
  join: 'Lid worden',
  joinNamed: 'Lid worden van {{title}}',
  medal: {
    FIRST_AREA: 'Je eerste gebied',
    FOUR_AREAS: 'Vier gebieden op de kaart',
    FUNDER: 'Je natuurbudget is verdeeld',
    TEN_COMMENTS: 'Tien reacties',
    FIRST_PLEDGE: 'Je eerste toezegging',
  },
  medalText: 'Je hebt een medaille verdiend.',
}
