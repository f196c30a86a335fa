import type { Page } from '@fieldfare/shared/page.ts'
import { Around, type ReportedStory, REPORTS_SHOWN, type StoryState } from '@fieldfare/shared/story.ts'
import { can } from '@fieldfare/shared/access.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { readMine } from '../../platform/call/call.ts'
import { byTime, outlined, paged } from '../../platform/call/page.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { asOutline } from '../../platform/db/geo.ts'
import { photosOf } from '../../content/photo/rows.ts'
import { waiting } from './load.ts'
import { adminIds } from '../../people/account/rows.ts'

/** Returns the facts about an area's story that depend on the reader: whether they reported it; and for an admin, the content that an admin hid. */
export const state = readMine('area.seeMine', Around).query(
  async ({ input: { id }, ctx: { db, who } }): Promise<StoryState> => {
    const report = await db
      .selectFrom('story_report')
      .innerJoin('area', 'area.id', 'story_report.area_id')
      .select('area_id')
      .where('area_id', '=', id)
      .where('person_id', '=', who.id)
      // If the area was edited after the decision, the reader may report it again.
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

/** Returns, for admins, stories with open reports, the longest waiting first. */
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
