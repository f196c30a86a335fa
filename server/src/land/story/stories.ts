import type { Page } from '@fieldfare/shared/page.ts'
import {
  type ReportedStory,
  REPORTS_SHOWN,
  STORIES_MAX,
  STORY_DAYS,
  STORY_LENGTH,
  STORY_RATING,
} from '@fieldfare/shared/story.ts'
import type { StoryState, ToldStory } from '@fieldfare/shared/story.ts'
import { can } from '@fieldfare/shared/access.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import { Around } from '@fieldfare/shared/story.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { publicAreas, toView } from '../area/rows.ts'
import { read, readMine } from '../../platform/call/call.ts'
import { byTime, outlined, paged } from '../../platform/call/page.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { asOutline } from '../../platform/db/geo.ts'
import { photosOf } from '../../content/photo/rows.ts'
import { adminIds, waiting } from './load.ts'

/** The number of the newest that are considered: a person with many stories counts as one of several. */
const NEWEST = 60

/** Returns a few stories for the first page: public, well rated, the newest, one of each person. */
export const told = read('area.see', NoArgs).query(async ({ ctx: { db } }): Promise<ToldStory[]> => {
  const rows = await publicAreas(db)
    // The condition repeats that of the index area_told.
    .where('area.description_public', '=', true)
    .where('area.description', '<>', '')
    .where('area.rating', '>=', sql<number>`${sql.lit(STORY_RATING)}`)
    .where('area.story_hidden_at', 'is', null)
    .where(sql<boolean>`char_length(area.description) >= ${STORY_LENGTH}`)
    .where('area.created_at', '>', new Date(Date.now() - STORY_DAYS * DAY_MS))
    .orderBy('area.created_at', 'desc')
    .orderBy('area.id', 'desc')
    .limit(NEWEST)
    .execute()
  const firstOfEach = new Map(rows.toReversed().map((row) => [row.created_by, row]))
  const chosen = rows.filter((row) => firstOfEach.get(row.created_by) === row).slice(0, STORIES_MAX)
  return chosen.map((row) => ({ ...toView(row), description: row.description }))
})

/** Reads what the reader alone sees of the story of an area: whether they reported it; admins, what one of them hid. */
export const state = readMine('area.seeMine', Around).query(
  async ({ input: { id }, ctx: { db, who } }): Promise<StoryState> => {
    const report = await db
      .selectFrom('story_report')
      .innerJoin('area', 'area.id', 'story_report.area_id')
      .select('area_id')
      .where('area_id', '=', id)
      .where('person_id', '=', who.id)
      // After an edit that follows the decision the reader may report anew.
      .where(sql<boolean>`coalesce(story_report.decided_at >= area.updated_at, true)`)
      .executeTakeFirst()
    const hidden = can('story.seeReported', { who })
      ? await db
          .selectFrom('area')
          .select(['story_hidden_reason as reason', 'description', photosOf('area').as('photos')])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .where('seen', '=', true)
          .where('description_public', '=', true)
          .where('story_hidden_at', 'is not', null)
          .executeTakeFirst()
      : undefined
    return { reported: report !== undefined, hidden: hidden ? { ...hidden, reason: hidden.reason ?? '' } : null }
  },
)

const reports = sql<ReportedStory['reports']>`(
  select json_agg(json_build_object('reporter', ${asAuthor('r.person_id')}, 'reason', r.reason, 'at', r.created_at) order by r.created_at)
  from (select * from story_report where area_id = area.id and outcome is null
    order by created_at, person_id limit ${REPORTS_SHOWN}) r)`

/** Returns, for admins, stories with open reports, the one that waits longest first. */
export const reported = readMine('story.seeReported', z.strictObject(PageInput)).query(
  async ({ input, ctx: { db, who } }): Promise<Page<ReportedStory>> => {
    const hasOtherAdmins = (await adminIds(db)).some((id) => id !== who.id)
    const open = waiting(db)
      .innerJoin(
        (of) =>
          of
            .selectFrom('story_report')
            .select(['area_id', (select) => select.fn.min('created_at').as('since')])
            .where('outcome', 'is', null)
            .groupBy('area_id')
            .as('open'),
        (join) => join.onRef('open.area_id', '=', 'area.id'),
      )
      .select(['area.id', 'area.title', 'area.level', 'area.description', 'area.created_by', 'open.since'])
      .select([asOutline('area').as('geometry'), photosOf('area').as('photos')])
      .select([asAuthor('area.created_by').as('maker'), reports.as('reports')])
    return paged(open, byTime('open.since', 'area.id', 'newer'), outlined(input), (row) => ({
      area: { id: row.id, title: row.title, level: row.level, geometry: row.geometry },
      description: row.description,
      photos: row.photos,
      maker: row.maker,
      reports: row.reports,
      since: row.since.toISOString(),
      decidable: row.created_by !== who.id || !hasOtherAdmins,
    }))
  },
)
