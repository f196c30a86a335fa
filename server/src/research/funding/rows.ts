import type { FundablePlace, FundingView, PlaceRef } from '@fieldfare/shared/funding.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Level, type Objective, OBJECTIVES } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byNumber, outlined, paged, type PageRequest } from '../../platform/call/page.ts'
import { asOutline } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Converts whole cents to euros; exact to the cent as long as `Number` is. */
const inEuros = (cents: number): number => cents / 100

/** Selects a person's own areas that are not deleted. */
const ownAreas = (db: Tx, personId: string) =>
  db
    .selectFrom('area')
    .where('area.created_by', '=', personId)
    .where('area.deleted_at', 'is', null)
    .select(['area.id', 'area.title', 'area.level', 'area.rating', asOutline('area').as('geometry')])

/** Selects communities that everyone may see, as places with land. */
const openLand = (db: Tx) =>
  db
    .selectFrom('community')
    .where('community.deleted_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['community.id', 'community.title', asOutline('community').as('geometry')])

interface AreaRow {
  id: string
  title: string
  level: Level
  geometry: AreaShape
}
const areaPlace = ({ id, title, level, geometry }: AreaRow): FundablePlace => ({
  kind: 'area',
  id,
  title,
  level,
  geometry,
})

/** Reads a page of a person's own areas, highest rating first. */
export const areaPage = (db: Tx, personId: string, request: PageRequest): Promise<Page<FundablePlace>> =>
  paged(ownAreas(db, personId), byNumber('area.rating', 'area.id'), outlined(request), areaPlace)

/**
 * Returns those of the given places to which a person may allot money, in the given order: own areas, and communities
 * that everyone may see.
 */
export async function placesOf(db: Tx, personId: string, refs: readonly PlaceRef[]): Promise<FundablePlace[]> {
  const idsOf = (kind: PlaceRef['kind']) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
  const [areaIds, communityIds] = [idsOf('area'), idsOf('community')]
  const areas = areaIds.length > 0 ? await ownAreas(db, personId).where('area.id', 'in', areaIds).execute() : []
  const land = communityIds.length > 0 ? await openLand(db).where('community.id', 'in', communityIds).execute() : []
  const found = new Map<string, FundablePlace>([
    ...areas.map((row) => [`area ${row.id}`, areaPlace(row)] as const),
    ...land.map((row) => [`community ${row.id}`, { kind: 'community', level: null, ...row }] as const),
  ])
  return refs.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? [])
}

/** Returns area `keep` if the person still has it; else the person's area with the highest rating, the newest if several have it. */
export async function highestRated(db: Tx, personId: string, keep: string | null): Promise<FundablePlace | null> {
  const row = await ownAreas(db, personId)
    .orderBy(sql`area.id = ${keep}::uuid desc nulls last`)
    .orderBy('area.rating', 'desc')
    .orderBy('area.created_at', 'desc')
    .orderBy('area.id')
    .limit(1)
    .executeTakeFirst()
  return row ? areaPlace(row) : null
}

interface LocationRow {
  area_id: string | null
  community_id: string | null
  cents: number
}

/** Reads a person's last saved budget, or the budget with this id; null if there is none. */
export async function fundingView(db: Tx, personId: string, id?: string): Promise<FundingView | null> {
  const row = await db
    .selectFrom('funding as f')
    .select(['f.id', 'f.budget_cents', 'f.reason', 'f.locations_reason', 'f.objectives_reason', 'f.other_name'])
    .select(['f.divided', 'f.created_at'])
    .select(
      sql<
        LocationRow[]
      >`(select coalesce(json_agg(json_build_object('area_id', l.area_id, 'community_id', l.community_id,
        'cents', l.amount_cents) order by l.position), '[]') from funding_location l where l.funding_id = f.id)`.as(
        'shares',
      ),
    )
    .select(
      sql<
        { objective: Objective; cents: number }[]
      >`(select coalesce(json_agg(json_build_object('objective', o.objective,
        'cents', o.amount_cents)), '[]') from funding_objective o where o.funding_id = f.id)`.as('goals'),
    )
    .where('f.person_id', '=', personId)
    .$if(id !== undefined, (query) => query.where('f.id', '=', id ?? ''))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const refs = row.shares.map(({ area_id, community_id }): PlaceRef => ({
    kind: area_id ? 'area' : 'community',
    id: area_id ?? community_id ?? '',
  }))
  const places = await placesOf(
    db,
    personId,
    refs.filter(({ id: named }) => named !== ''),
  )
  return {
    id: row.id,
    amount: inEuros(row.budget_cents),
    reason: row.reason,
    divided: row.divided,
    locations: row.shares.map(({ cents }, at) => ({
      amount: inEuros(cents),
      place: places.find(({ kind, id: named }) => kind === refs[at]?.kind && named === refs[at]?.id) ?? null,
    })),
    locationsReason: row.locations_reason,
    objectives: row.goals
      .map(({ objective, cents }) => ({ objective, amount: inEuros(cents) }))
      .toSorted((a, b) => OBJECTIVES.indexOf(a.objective) - OBJECTIVES.indexOf(b.objective)),
    objectivesReason: row.objectives_reason,
    otherName: row.other_name,
    savedAt: row.created_at.toISOString(),
  }
}
