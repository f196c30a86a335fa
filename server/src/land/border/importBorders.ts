import { type AreaShape, checkGeometry } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import { toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { RegisterBorder, RegisterFacts } from './registerFile.ts'

export interface Imported {
  kept: number
  simplified: string[]
  /** Names of borders left out because no valid shape within the limits could be made of them. */
  leftOut: string[]
  /** The number of borders of an earlier import that the register no longer has. */
  removed: number
}

/**
 * The tolerances of simplification in degrees: none, a metre, and so on up to a kilometre, at which even a country's coast has few corners
 * left.
 */
const TOLERANCES = [0, 1e-5, 3e-5, 1e-4, 3e-4, 1e-3, 3e-3, 1e-2]
/** The distance, below a decimetre, by which rings that touch in a point are moved apart. */
const APART = 5e-7
/** Parts smaller than this share of the whole border are left out if it has to be simplified. */
const PART_SHARE = 0.0005

/**
 * Stores a register's borders in the table, in place of the borders of the same source; importing the same register again changes nothing.
 * Each border is made valid, and simplified until its shape is within the limits for areas.
 */
export async function importBorders(db: Tx, facts: RegisterFacts, borders: RegisterBorder[]): Promise<Imported> {
  const imported: Imported = { kept: 0, simplified: [], leftOut: [], removed: 0 }
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('fieldfare.borders'))`.execute(tx)
    const refs: string[] = []
    for (const { ref, name, shapes } of borders) {
      const fitted = await fittingShape(tx, shapes)
      if (!fitted) {
        imported.leftOut.push(name)
        continue
      }
      const row = { ...facts, name, geom: toGeom(fitted.shape), simplified: fitted.simplified }
      await tx
        .insertInto('border')
        .values({ ...row, ref })
        .onConflict((conflict) => conflict.columns(['source', 'ref']).doUpdateSet(row))
        .execute()
      refs.push(ref)
      imported.kept++
      if (fitted.simplified) imported.simplified.push(name)
    }
    // A register of which no border can be read must not empty the table.
    if (refs.length === 0) return
    const { rows } = await sql`delete from border where source = ${facts.source} and ref <> all (${refs}::text[])
      returning id`.execute(tx)
    imported.removed = rows.length
  })
  return imported
}

/** Returns the least simplified shape within the limits for areas; null if there is none. */
async function fittingShape(
  db: Tx,
  shapes: RegisterBorder['shapes'],
): Promise<{ shape: AreaShape; simplified: boolean } | null> {
  for (const [i, tolerance] of TOLERANCES.entries())
    for (const apart of [0, APART]) {
      const shape = await shapeOf(db, shapes, tolerance, apart)
      const checked = shape && checkGeometry(shape)
      if (checked?.ok) return { shape: checked.geometry, simplified: i > 0 }
      // Moving the rings apart does not reduce the number of corners.
      if (checked && !checked.ok && checked.key === 'tooManyPoints') break
    }
  return null
}

async function shapeOf(
  db: Tx,
  shapes: RegisterBorder['shapes'],
  tolerance: number,
  apart: number,
): Promise<AreaShape | null> {
  const { rows } = await sql<{ shape: AreaShape | null }>`
    with given as (
      select ST_Force2D(ST_MakeValid(ST_SetSRID(ST_GeomFromGeoJSON(value::text), 4326))) as geom
      from json_array_elements(${JSON.stringify(shapes)}::json)
    ), whole as (
      select ST_CollectionExtract(ST_MakeValid(ST_SimplifyPreserveTopology(ST_Union(geom), ${tolerance})), 3) as geom from given
    ), part as (
      select dump.geom, ST_Area(dump.geom) as size, sum(ST_Area(dump.geom)) over () as total
      from whole, ST_Dump(whole.geom) dump
    ), kept as (
      select ST_Union(case when ${apart}::float8 > 0 then ST_Buffer(geom, -${apart}::float8, 'join=mitre') else geom end) as geom
      from part where ${tolerance}::float8 = 0 or size >= total * ${PART_SHARE}
    )
    select case when geom is null or ST_IsEmpty(geom) then null else
      ST_AsGeoJSON(case when ST_NumGeometries(geom) = 1 then ST_GeometryN(geom, 1) else geom end, 7)::json end as shape
    from kept`.execute(db)
  return rows[0]?.shape ?? null
}
