import { M_PER_DEGREE } from '@fieldfare/shared/geo/size.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { NEAR_M, NearbyPage, type NearbyView } from '@fieldfare/shared/story.ts'
import { type RawBuilder, sql } from 'kysely'
import { read } from '../../platform/call/call.ts'
import { afterNumber, numberCursor, outlined } from '../../platform/call/page.ts'
import { roughly, squeezeAt, toPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { isStoryPublic, publicAreas, toView } from '../area/rows.ts'

/** The number of nearest areas that are compared, so that no place costs more than another. */
const CANDIDATES = 200
/** A little more than NEAR_M, in degrees of latitude. */
const REACH = 0.2
/** The difference in order between two groups, in metres: more than any distance. */
const STEP = 1_000_000

interface Here {
  lng: number
  lat: number
}

/** SQL of the public areas nearest to a point, read through an index only: in a crowded place farther areas are left out. */
export function nearestAreas({ lng, lat }: Here): RawBuilder<unknown> {
  const point = toPoint(lng, lat)
  const side = REACH / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  const box = sql`ST_MakeEnvelope(${lng - side}::float8, ${lat - REACH}::float8, ${lng + side}::float8, ${lat + REACH}::float8, 4326)`
  return sql`
    select area.id, ${roughly('area')} as shape, ${point} as point, ${squeezeAt(point)} as squeeze,
      case when not ${isStoryPublic} then 2
        when exists (select from photo p where p.subject_id = area.id and p.subject_kind = 'area') then 0
        when area.description <> '' then 1 else 2 end as rank
    from area where area.deleted_at is null and area.seen and area.geom && ${box}
    order by area.geom <-> ${point} limit ${sql.lit(CANDIDATES)}`
}

/** Reads the ids of a page in their order: areas with a public photo first, then areas with a description, then others, each group by distance. */
async function orderedAreas(db: Tx, here: Here, cursor: string | undefined, limit: number) {
  const metres = sql`round(ST_Distance(ST_Scale(shape, squeeze, 1), ST_Scale(point, squeeze, 1)) * ${sql.lit(M_PER_DEGREE)})`
  const { rows } = await sql<{ id: string; place: number; metres: number }>`
    with nearest as materialized (${nearestAreas(here)}),
      measured as (select id, rank, ${metres}::float8 as metres from nearest),
      placed as (select id, metres, rank * ${sql.lit(STEP)}::float8 + metres as place from measured where metres <= ${sql.lit(NEAR_M)})
    select * from placed where ${afterNumber(cursor, sql`place`, 'placed.id', true)} order by place, id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Returns public areas around a point: first those with a photo, then those with a description, then others, each group by distance. */
export const nearby = read('area.see', NearbyPage).query(
  async ({ input: { lng, lat, cursor, ...page }, ctx: { db } }): Promise<Page<NearbyView>> => {
    const { limit } = outlined(page)
    const ordered = await orderedAreas(db, { lng, lat }, cursor, limit + 1)
    const shown = ordered.slice(0, limit)
    const rows = await publicAreas(db)
      .select('area.area_m2')
      .where('area.id', '=', sql<string>`any(${shown.map(({ id }) => id)}::uuid[])`)
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    const items = shown.flatMap(({ id, metres }) => {
      const row = found.get(id)
      return row ? [{ ...toView(row), areaM2: row.area_m2, metres }] : []
    })
    const last = shown.at(-1)
    return { items, next: ordered.length > limit && last ? numberCursor(last.place, last.id) : null }
  },
)
