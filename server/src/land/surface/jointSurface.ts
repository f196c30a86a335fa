import type { JointSurface } from '@fieldfare/shared/area.ts'
import { wholeKm2 } from '@fieldfare/shared/geo/size.ts'
import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tables, Tx } from '../../platform/db/tables.ts'
import type { MineWhat } from '../../platform/call/changeEvents.ts'
import { measureUnion } from './measure.ts'
import type { Union } from './union.ts'

// The joint surface: the land that a person's areas or communities cover together, which is the surface of their union on the ellipsoid, in
// whole km2, rounded up once. Uniting shapes may take long, so requests only read a stored result, which a job measures.

/** The most stored bytes of shapes, some 60,000 corners: for more, the plain sum of surfaces is stored. */
const BYTES_MAX = 1_000_000
type SurfaceScope = Tables['joint_surface']['scope']

/** A query for shapes, with the columns `key`, which changes with the shape, `geom` and `area_m2`. */
export type Shapes = RawBuilder<unknown>

const sumQuery = (shapes: Shapes) => sql<{ count: number; m2: number; bytes: number; shapes: string }>`
  select count(*)::integer as count, coalesce(sum(area_m2), 0)::float8 as m2,
    coalesce(sum(pg_column_size(geom)), 0)::integer as bytes,
    coalesce(md5(string_agg(key, ' ' order by key)), '') as shapes
  from (${shapes}) shape`

/**
 * Returns the number of a person's shapes and their joint surface as last measured. If shapes have changed since, it calls `outdated`,
 * which enqueues the job, and marks the answer as `recomputing`.
 */
export async function keptSurface(
  db: Tx,
  { personId, scope, shapes }: { personId: string; scope: SurfaceScope; shapes: Shapes },
  outdated: () => Promise<void>,
): Promise<JointSurface> {
  const { rows } = await sql<{
    count: number
    m2: number
    shapes: string
    km2: number | null
    kept: string | null
    approximate: boolean
  }>`
    select now.count, now.m2, now.shapes, kept.km2, kept.shapes as kept, kept.approximate
    from (${sumQuery(shapes)}) now
    left join joint_surface kept on kept.person_id = ${personId} and kept.scope = ${scope}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('an aggregate without a row')
  const { count, m2, km2, approximate } = row
  // A single shape has nothing to overlap with.
  if (count <= 1) return { count, jointKm2: wholeKm2(m2) }
  const now = row.kept === row.shapes
  if (!now) await outdated()
  return {
    count,
    jointKm2: km2 ?? wholeKm2(m2),
    ...((approximate ?? true) ? { approximate: true } : {}),
    ...(now ? {} : { recomputing: true }),
  }
}

/** Measures and stores the joint surface of a person's shapes, and tells their browsers to read it again. This is a job. */
export async function measureSurface(
  deps: Deps,
  { personId, scope, shapes }: { personId: string; scope: SurfaceScope; shapes: Shapes },
  what: MineWhat,
): Promise<void> {
  const { kysely } = deps.db
  const now = (await sumQuery(shapes).execute(kysely)).rows[0]
  if (!now || now.count <= 1) return
  const { share, exact } = now.bytes > BYTES_MAX ? { share: 1, exact: false } : await unionOf(kysely, shapes)
  const measured = { shapes: now.shapes, km2: wholeKm2(now.m2 * share), approximate: !exact, measured_at: new Date() }
  await inTransaction({ deps, who: null }, async (tx) => {
    // The person may have been erased meanwhile.
    const person = tx.db.selectFrom('person').select('id').where('id', '=', personId).where('deleted_at', 'is', null)
    if (!(await person.forKeyShare().executeTakeFirst())) return
    await tx.db
      .insertInto('joint_surface')
      .values({ person_id: personId, scope, ...measured })
      .onConflict((conflict) => conflict.columns(['person_id', 'scope']).doUpdateSet(measured))
      .execute()
    tx.publishMine(personId, what)
  })
}

async function unionOf(db: Tx, shapes: Shapes): Promise<Union> {
  const { rows } = await sql<{ wkb: Buffer | null }>`
    select string_agg(ST_AsBinary(geom, 'NDR'), ''::bytea) as wkb from (${shapes}) shape`.execute(db)
  return (await measureUnion({ shapes: new Uint8Array(rows[0]?.wkb ?? []) })) ?? { share: 1, exact: false }
}
