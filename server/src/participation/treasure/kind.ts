import { can } from '@fieldfare/shared/access.ts'
import { sql } from 'kysely'
import type { Kind } from '../../content/kind.ts'
import { COARSE_DEGREES, type Place } from '@fieldfare/shared/treasure.ts'
import { exactPlace, shownPlace, treasureView } from './rows.ts'

/** The separator between the texts of several reports in `report_text`. */
export const SEPARATOR = '\n---\n'

export const treasure: Kind<'treasure'> = {
  kind: 'treasure',
  parent: null,
  title: 'title',
  words: 'title',
  editable: false,
  exported: 'community_id, title, description, photo_id, place_hidden, ST_AsGeoJSON(geom, 7)::json as geometry',
  link: { search: 'treasure', text: 'treasure', read: (db, id) => treasureView(db, id, null) },
  view: treasureView,
  placed: {
    point: 'treasure.geom',
    shown: shownPlace,
    shownTo: (who, community) =>
      can('treasure.seePlace', { who, community })
        ? exactPlace
        : sql<Place>`case when treasure.created_by = ${who?.id ?? null} then ${exactPlace} else ${shownPlace} end`,
    hidden: sql.ref('treasure.place_hidden'),
    square: COARSE_DEGREES,
  },
  async flagged({ db, thing }, flagged, text) {
    const report_text = sql<string>`case report_text when '' then '' else report_text || ${SEPARATOR} end || ${text}`
    await db
      .updateTable('treasure')
      .set({ flagged, ...(text === undefined ? {} : { report_text }) })
      .where('id', '=', thing.id)
      .execute()
  },
}
