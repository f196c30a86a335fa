import { STORY_LENGTH, STORY_RATING } from '@fieldfare/shared/story.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { publicAreas } from '../area/rows.ts'

/** The number of newest areas that are considered; of each person only the newest counts. */
const NEWEST = 60

/** Selects areas that may be shown on the welcome page: well rated, with a public description and a photo, and without an open report. */
const tellable = (db: Tx) =>
  publicAreas(db)
    .select('person.locale')
    // The conditions repeat those of the index area_told, so that it is used.
    .where('area.description_public', '=', true)
    .where('area.description', '<>', '')
    .where('area.rating', '>=', sql<number>`${sql.lit(STORY_RATING)}`)
    .where('area.story_hidden_at', 'is', null)
    .where(sql<boolean>`char_length(area.description) >= ${STORY_LENGTH}`)
    .where(sql<boolean>`exists (select from photo where photo.subject_id = area.id and photo.subject_kind = 'area')`)
    .where(sql<boolean>`not exists (select from story_report r where r.area_id = area.id and r.outcome is null)`)

export type Tellable = Awaited<ReturnType<ReturnType<typeof tellable>['executeTakeFirstOrThrow']>>

/** Reads an area; undefined if it may not be shown on the welcome page. */
export const tellableArea = (db: Tx, id: string): Promise<Tellable | undefined> =>
  tellable(db).where('area.id', '=', id).executeTakeFirst()

/**
 * Chooses an area for readers of a language, a different one each hour, among the newest area of each person. If some of these people use
 * the language, only their areas are considered.
 */
export async function choosePlace(db: Tx, locale: Locale, hour: number): Promise<Tellable | undefined> {
  const rows = await tellable(db).orderBy('area.created_at', 'desc').orderBy('area.id', 'desc').limit(NEWEST).execute()
  const newest = new Map(rows.toReversed().map((row) => [row.created_by, row]))
  const ofEach = rows.filter((row) => newest.get(row.created_by) === row)
  const spoken = ofEach.filter((row) => row.locale === locale)
  const choice = spoken.length > 0 ? spoken : ofEach
  return choice[hour % choice.length]
}
