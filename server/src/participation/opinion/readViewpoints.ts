import { AskNext, AskViewpoints, type NextViewpoints, type ViewpointView } from '@fieldfare/shared/opinion.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { byNumber, byTime, paged } from '../../platform/call/page.ts'
import { opinionView, toViewpoint, viewpoints } from './rows.ts'

/** The number of viewpoints that are sent at a time for voting, so that the next one is shown at once after a vote. */
const ASKED = 3

/** Reads a page of the viewpoints of an opinion map, in the requested order. */
export const viewpointsOf = read('viewpoint.see', AskViewpoints).query(
  async ({ input: { opinionId, order, ...request }, ctx: { db, who } }): Promise<Page<ViewpointView>> => {
    orNotFound(await opinionView(db, opinionId, who))
    const all = viewpoints(db, who).where('viewpoint.opinion_id', '=', opinionId)
    const toView = (row: Parameters<typeof toViewpoint>[0]) => toViewpoint(row, who)
    if (order === 'newest') return paged(all, byTime('viewpoint.created_at', 'viewpoint.id'), request, toView)
    return paged(all, byNumber(`viewpoint.${order}`, 'viewpoint.id'), request, toView)
  },
)

/**
 * Reads the viewpoints that the reader is asked to vote on next, drawn at random by their weights. The ids of reader and viewpoint seed
 * the draw, so that two people get different orders, but each person always the same one.
 */
export const nextViewpoints = readMine('viewpoint.see', AskNext).query(
  async ({ input: { opinionId, without }, ctx: { db, who } }): Promise<NextViewpoints> => {
    orNotFound(await opinionView(db, opinionId, who))
    const open = viewpoints(db, who).where('viewpoint.opinion_id', '=', opinionId).where('vote.value', 'is', null)
    const { left } = await open
      .clearSelect()
      .select(sql<number>`count(*)::integer`.as('left'))
      .executeTakeFirstOrThrow()
    const draw = sql`('x' || left(md5(${who.id} || viewpoint.id::text), 8))::bit(32)::bigint`
    const rows = await open
      .$if(without.length > 0, (query) => query.where('viewpoint.id', '<>', sql<string>`all(${without}::uuid[])`))
      // Sorting by -ln(random)/weight (exponential waiting times) draws in proportion to the weights.
      .orderBy(sql`-ln((mod(${draw} + 4294967296, 4294967296) + 1) / 4294967297.0) / viewpoint.weight`)
      .orderBy('viewpoint.id')
      .limit(ASKED)
      .execute()
    return { items: rows.map((row) => toViewpoint(row, who)), left }
  },
)
