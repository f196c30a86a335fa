import { OSM_LICENCE, OSM_SOURCE } from '@fieldfare/shared/border.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** The number of areas that are read at a time: about 10 MB if all have the largest shapes. */
const PAGE = 50

/** The credit that the licence of OpenStreetMap requires. Source: openstreetmap.org/copyright. */
const OSM_CREDIT = `© OpenStreetMap contributors, ${OSM_LICENCE}`

/**
 * A person's area as the files contain it: with the same columns as the download of the person's data. Deleted areas are included while
 * they can be restored.
 */
export interface OwnArea {
  id: string
  level: string
  title: string
  description: string
  description_public: boolean
  rating: number
  explanation: string
  frequency: string
  activities: string[]
  priority: string | null
  relationship: string | null
  analitics: unknown
  /** The source and the licence of the border that the shape began as, if any: this licence applies to the shape, too. */
  shape_source: string | null
  shape_licence: string | null
  created_at: Date
  updated_at: Date
  hidden_at: Date | null
  geometry: AreaShape
  /** A multipolygon as well-known binary, its bytes least significant first. */
  wkb: Buffer
  /** West, south, east, north in degrees. */
  box: [number, number, number, number]
}

/** Yields all areas of a person in pages, in the order of their ids; no query stays open between pages. */
export async function* ownAreas(db: Tx, personId: string): AsyncGenerator<OwnArea[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<OwnArea>`
      select id, level, title, description, description_public, rating, explanation, frequency, activities, priority, relationship,
        analitics, analitics -> 'border' ->> 'source' as shape_source,
        case analitics -> 'border' ->> 'source' when ${OSM_SOURCE}::text then ${OSM_CREDIT}::text else analitics -> 'border' ->> 'licence' end
          as shape_licence, created_at, updated_at, deleted_at as hidden_at, ST_AsGeoJSON(geom, 7)::json as geometry,
        ST_AsBinary(ST_Multi(geom), 'NDR') as wkb,
        json_build_array(ST_XMin(geom), ST_YMin(geom), ST_XMax(geom), ST_YMax(geom)) as box
      from area where created_by = ${personId} and id > ${after}::uuid order by id limit ${PAGE}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
