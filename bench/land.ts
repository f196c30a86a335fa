import { randomUUID } from 'node:crypto'
import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { sql } from 'kysely'
import type { Deps } from '../server/src/platform/call/context.ts'
import type { Database } from '../server/src/platform/db/connect.ts'
import { toGeom } from '../server/src/platform/db/geo.ts'
import { upkeep } from '../server/src/platform/db/pglite/upkeep.ts'
import { cleanupJobs } from '../server/src/administration/maintenance/jobs.ts'

/** The side of the square with all areas, in degrees, unless `fill` names another one. */
const SIDE = 10
/** Communities lie in rows across that square, a tenth of a degree apart, with gaps between them. */
const STEP = 0.1
const rowOf = (degrees: number): number => Math.round(degrees / STEP)
const [WEST, SOUTH] = [0, 45]
const PEOPLE = 1000
const PIECE = 10_000
const CORNERS = 24

/** Returns the number of communities for `areas` areas, one per hundred; `peopleOf` returns the number of people, one per five areas. */
export const communitiesOf = (areas: number): number => Math.ceil(areas / 100)
export const peopleOf = (areas: number): number => Math.ceil(areas / 5)

export interface Saver {
  id: string
  cookie: string
}

/** Returns a position inside the `nth` community of a square of `degrees` on each side. */
export const placeIn = (nth: number, degrees = SIDE): [number, number] => [
  WEST + (nth % rowOf(degrees)) * STEP + 0.03,
  SOUTH + Math.floor(nth / rowOf(degrees)) * STEP + 0.03,
]

/** Makes the input of `measure.insert`: a ring of 24 corners inside the `nth` community, which touches no other. */
export function areaIn(nth: number) {
  const [lng, lat] = placeIn(nth)
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (2 * Math.PI * (corner % CORNERS)) / CORNERS
    return [round(lng + 0.01 * Math.cos(angle)), round(lat + 0.01 * Math.sin(angle))]
  })
  return {
    id: randomUUID(),
    measure: { type: 'Polygon' as const, coordinates: [ring] },
    data: {
      level: 'country',
      title: 'Where the geese land',
      rating: 8,
      frequency: 'monthly',
      activities: ['cycling'],
    } as const,
  }
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** SQL of the title of area `i`: one of eight things at one of 20,000 places, whose names are letters in no order. */
const titleOf = sql`(array['Heath', 'Wood', 'Dunes', 'Lake', 'Marsh', 'Meadow', 'Park', 'Beach'])[i % 8 + 1] || ' of '
  || initcap(translate(substr(md5((i % 20000)::text), 1, 7), '0123456789', 'ghijklmnop'))`

/** Called with the number of areas added so far. */
type Report = (areas: number) => unknown

/**
 * Fills a database with this many areas and communities of some people, and updates the statistics of its planner. The areas lie in a
 * square of `degrees` on each side. Each person is a member of at least one community, and each community has members.
 */
export async function fill(
  db: Database,
  areas: number,
  communities: number,
  {
    degrees = SIDE,
    people = PEOPLE,
    report = () => undefined,
  }: { degrees?: number; people?: number; report?: Report } = {},
): Promise<void> {
  const [makers, row] = [sql.lit(people), sql.lit(rowOf(degrees))]
  const { kysely, pool, engine } = db
  const owner = randomUUID()
  await kysely
    .insertInto('person')
    .values({ id: owner, locale: 'en-us', time_zone: 'UTC', unsubscribe_secret: owner })
    .execute()
  await sql`
    with made as (select gen_random_uuid() id from generate_series(1, ${makers}))
    , users as (insert into auth."user" (id, name, email, "emailVerified") select id, 'Ruth Okafor', id || '@example.org', true from made)
    insert into person (id, locale, time_zone, unsubscribe_secret) select id, 'en-us', 'UTC', id from made`.execute(
    kysely,
  )
  await sql`
    insert into community (id, created_by, title, description, organization, geom, seen)
    select gen_random_uuid(), ${owner}, 'Land ' || lpad(i::text, 5, '0'), '', '', ST_MakeEnvelope(lng, lat, lng + 0.06, lat + 0.06, 4326), true
    from (select i, ${sql.lit(WEST)} + i % ${row} * ${sql.lit(STEP)} lng, ${sql.lit(SOUTH)} + i / ${row} * ${sql.lit(STEP)} lat
      from generate_series(0, ${communities}::integer - 1) i) place`.execute(kysely)
  for (let done = 0; done < areas; done += PIECE) {
    await sql`
      insert into area (id, created_by, level, title, description, rating, explanation, frequency, activities, geom, seen)
      select gen_random_uuid(), maker[i % ${makers} + 1], (array['neighborhood', 'living area', 'country', 'world'])[i % 4 + 1],
        ${titleOf}, '', i % 10 + 1, '', 'weekly', '{}',
        ST_Buffer(ST_SetSRID(ST_MakePoint(${sql.lit(WEST)} + ${sql.lit(degrees)} * random(), ${sql.lit(SOUTH)} + ${sql.lit(degrees)} * random()), 4326), 0.01, 6), true
      from generate_series(${done}::integer, ${Math.min(done + PIECE, areas)}::integer - 1) i,
        (select array_agg(id) maker from person where id <> ${owner}) people`.execute(kysely)
    await cleanupJobs(db).foldCells({})
    report(Math.min(done + PIECE, areas))
  }
  const groups = sql.lit(Math.max(1, Math.min(people, communities)))
  await sql`
    insert into subscription (community_id, person_id, seen)
    select c.id, p.id, true from (select id, row_number() over () n from community) c
    join (select id, row_number() over () n from person) p on p.n % ${groups} = c.n % ${groups}`.execute(kysely)
  await pool.query('vacuum (analyze)')
  await pool.query('checkpoint')
  if (engine === 'pglite') await upkeep(pool)
}

/** The position of large areas, in degrees. */
export const LARGE_AT: [lng: number, lat: number] = [0.05, 53.05]

/** Adds areas of nearly 5,000 corners, which cannot be simplified. @returns their ids */
export async function drawLarge({ kysely }: Database, maker: Saver, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const { id, data } = areaIn(nth)
    const row = { id, created_by: maker.id, ...data, activities: [...data.activities] }
    await kysely
      .insertInto('area')
      .values({ ...row, description: '', explanation: '', seen: true, geom: toGeom(comb(2490 - nth, nth / 1000)) })
      .execute()
    ids.push(id)
  }
  return ids
}

/** Adds a community with `count` members. @returns its id */
export async function gather({ kysely, pool }: Database, owner: Saver, count: number): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into community (id, created_by, title, description, organization, geom, seen)
    values (${id}, ${owner.id}, 'Everybody', '', '', ST_MakeEnvelope(20, 60, 20.1, 60.1, 4326), true)`.execute(kysely)
  await sql`
    with made as (select gen_random_uuid() id from generate_series(1, ${count}::integer))
    , users as (insert into auth."user" (id, name, email, "emailVerified") select id, 'Ruth Okafor', id || '@example.org', true from made)
    , people as (insert into person (id, locale, time_zone, unsubscribe_secret) select id, 'en-us', 'UTC', id from made)
    insert into subscription (community_id, person_id, seen) select ${id}, id, true from made`.execute(kysely)
  await pool.query('vacuum (analyze)')
  return id
}

/** Adds so many people, none of whom drew anything; everybody in the database then agrees to the study. */
export async function respond({ kysely, pool }: Database, people: number): Promise<void> {
  await sql`
    with made as (select gen_random_uuid() id from generate_series(1, ${people}::integer))
    , users as (insert into auth."user" (id, name, email, "emailVerified") select id, 'Ruth Okafor', id || '@example.org', true from made)
    insert into person (id, locale, time_zone, unsubscribe_secret) select id, 'en-us', 'UTC', id from made`.execute(
    kysely,
  )
  await sql`
    insert into consent (person_id, kind, version, locale)
    select p.id, kind, '1', 'en-us' from person p join auth."user" u on u.id = p.id, unnest(array['research', 'experiment']) kind`.execute(
    kysely,
  )
  await pool.query('vacuum (analyze)')
}

/** Registers people with confirmed e-mail addresses, and signs them in. */
export async function signIn({ db, auth }: Deps, count: number): Promise<Saver[]> {
  const savers: Saver[] = []
  for (let index = 0; index < count; index++) {
    const id = randomUUID()
    const cookie = await db.kysely.transaction().execute(async (tx) => {
      const user = { id, name: 'Ruth Okafor', email: `${id}@example.org`, emailVerified: true }
      await tx.insertInto('auth.user').values(user).execute()
      await tx.insertInto('person').values({ id, locale: 'en-us', time_zone: 'UTC', unsubscribe_secret: id }).execute()
      return (await auth.startSession(tx, id, 'bench')).cookie.split(';')[0] ?? ''
    })
    savers.push({ id, cookie })
  }
  return savers
}

/** Sets the times of people and areas back, so that they are old enough to count in figures. */
export async function age({ kysely }: Database): Promise<void> {
  await sql`update person set created_at = created_at - interval '1 year' where created_at > now() - interval '300 days'`.execute(
    kysely,
  )
}

/** Adds so many borders of a register over the same land as the areas. */
export async function addBorders({ kysely, pool }: Database, count: number, degrees: number): Promise<void> {
  await sql`
    insert into border (source, ref, name, kind, licence, dated, geom, simplified)
    select 'Invented', i::text, 'Reserve ' || i, 'reserve', 'CC0', '2026-01-01', ST_Buffer(ST_Point(${sql.lit(WEST)} + random() * ${sql.lit(degrees)}, ${sql.lit(SOUTH)} + random() * ${sql.lit(degrees)}, 4326), 0.02), false
    from generate_series(1, ${count}::integer) i`.execute(kysely)
  await pool.query('vacuum (analyze) border')
}

/** Reads the ids of an area and a community among those that `fill` made. */
export async function someIds({ kysely }: Pick<Database, 'kysely'>): Promise<{ areaId: string; communityId: string }> {
  const { rows } = await sql<{ areaId: string; communityId: string }>`
    select (select id from area where geom && ST_MakeEnvelope(${WEST}, ${SOUTH}, ${WEST + 1}, ${SOUTH + 1}, 4326) limit 1) as "areaId",
      (select id from community where title = 'Land 00055') as "communityId"`.execute(kysely)
  const [found] = rows
  if (!found) throw new Error('There are no areas yet.')
  return found
}
