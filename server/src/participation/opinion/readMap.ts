import { type OpinionMapView } from '@fieldfare/shared/opinion.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { votesNeeded } from './opinionMap.ts'
import type { ReleasedMap } from './releaseMap.ts'
import { opinionView } from './rows.ts'

/** Reads the last computed result of an opinion map, with the reader's own position in it. */
export const mapOf = read('opinion.see', z.strictObject({ id: Id })).query(
  async ({ input: { id }, ctx: { db, who } }): Promise<OpinionMapView> => {
    const { viewpoints, voters } = orNotFound(await opinionView(db, id, who))
    const made = await db
      .selectFrom('opinion_map as map')
      .leftJoin('opinion_voter as voter', (join) =>
        join.onRef('voter.opinion_id', '=', 'map.opinion_id').on('voter.person_id', '=', who?.id ?? null),
      )
      .select(['map.made_at', sql<ReleasedMap>`map.released`.as('released')])
      .select(sql<[number, number, number] | null>`map.places -> voter.id::text`.as('mine'))
      .where('map.opinion_id', '=', id)
      .executeTakeFirst()
    const needed = { voters, votesNeeded: votesNeeded(viewpoints) }
    if (!made) return { ...needed, madeAt: null, placed: 0, groups: [], ungrouped: 0, shared: [], mine: null }
    const { placed, groups, ungrouped, shared } = made.released
    const told = [...groups.flatMap(({ typical }) => typical), ...shared].map(({ viewpointId }) => viewpointId)
    const present = await db
      .selectFrom('viewpoint')
      .select(['id', 'text'])
      .where('id', '=', sql<string>`any(${told}::uuid[])`)
      .where('deleted_at', 'is', null)
      .execute()
    const texts = new Map(present.map((one) => [one.id, one.text]))
    // Viewpoints deleted after the computation are left out.
    const worded = <T extends { viewpointId: string }>(all: T[]) =>
      all.flatMap((one) => {
        const text = texts.get(one.viewpointId)
        return text === undefined ? [] : [{ ...one, text }]
      })
    const isShown = (group: number) => groups.some((one) => one.id === group)
    return {
      ...needed,
      madeAt: made.made_at.toISOString(),
      placed,
      groups: groups.map((group) => ({ ...group, typical: worded(group.typical) })),
      ungrouped,
      shared: worded(shared),
      mine: made.mine && {
        x: made.mine[0],
        y: made.mine[1],
        group: isShown(made.mine[2]) ? made.mine[2] : null,
      },
    }
  },
)
