import { sql } from 'kysely'
import { publishContent } from '../../content/publish.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { inWorker } from '../../platform/inWorker.ts'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { KeptMap } from './opinionMap.ts'
import type { OpinionMade, OpinionTask } from './opinionWorker.ts'

interface OpinionJobs {
  makeOpinionMap: { opinionId: string }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends OpinionJobs {}
}

/** The job that computes an opinion map anew after its votes or viewpoints changed, once for all changes within some seconds. */
export const opinionJobs = jobSet<keyof OpinionJobs>(
  { makeOpinionMap: { retryLimit: 3, onceFor: ({ opinionId }) => opinionId, after: 3 } },
  (deps) => ({ makeOpinionMap: ({ opinionId }) => computeMap(deps, opinionId) }),
)

/** Computes an opinion map from the present votes, stores it, and publishes it to everyone. */
export async function computeMap(deps: Deps, id: string): Promise<void> {
  const task = await readVotes(deps.db.kysely, id)
  const made = await inWorker<OpinionMade>(new URL('./opinionWorker.ts', import.meta.url), task, () => undefined)
  await inTransaction({ deps, who: null }, async (tx) => {
    const { db } = tx
    const found = await db
      .updateTable('opinion')
      .set((set) => ({ voters: made.voters, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .returning(['community_id', 'deleted_at'])
      .executeTakeFirst()
    // The opinion map was purged meanwhile.
    if (!found) return
    await keepMade(db, id, made)
    if (!found.deleted_at)
      publishContent(tx, { kind: 'opinion', id, parent_id: null, community_id: found.community_id })
  })
}

/** Reads the votes on viewpoints that are not deleted, and the last computed map. */
async function readVotes(db: Tx, id: string): Promise<OpinionTask> {
  const viewpoints = await db
    .selectFrom('viewpoint')
    .select('id')
    .where('opinion_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute()
  const ids = viewpoints.map((one) => one.id)
  const { rows: voters } = await sql<OpinionTask['voters'][number]>`
    select voter.id, array_agg(given.at order by given.at) as at, array_agg(given.value order by given.at) as values
    from opinion_voter voter join lateral (
      select array_position(${ids}::uuid[], vote.viewpoint_id) - 1 as at, vote.value
      from viewpoint_vote vote where vote.opinion_voter_id = voter.id) given on given.at is not null
    where voter.opinion_id = ${id} group by voter.id order by voter.id`.execute(db)
  const last = await db
    .selectFrom('opinion_map')
    .select(sql<KeptMap>`kept`.as('kept'))
    .where('opinion_id', '=', id)
    .executeTakeFirst()
  return { viewpoints: ids, voters, previous: last?.kept ?? null }
}

async function keepMade(db: Tx, id: string, { released, viewpoints, places, kept }: OpinionMade): Promise<void> {
  await sql`update viewpoint set agrees = made.agrees, disagrees = made.disagrees, passes = made.passes, groups = made.groups,
      shared = made.shared, divided = made.divided, weight = made.weight, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(viewpoints)}::jsonb) as made(id uuid, agrees integer, disagrees integer, passes integer,
      groups jsonb, shared float8, divided float8, weight float8)
    where viewpoint.id = made.id and viewpoint.opinion_id = ${id}`.execute(db)
  const row = {
    made_at: sql<Date>`clock_timestamp()`,
    released: JSON.stringify(released),
    places: JSON.stringify(places),
    kept: JSON.stringify(kept),
  }
  await db
    .insertInto('opinion_map')
    .values({ opinion_id: id, ...row })
    .onConflict((conflict) => conflict.column('opinion_id').doUpdateSet(row))
    .execute()
}
