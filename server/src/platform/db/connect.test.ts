import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, openTestDatabase } from '../../testing/engines.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query('create table thing (name text primary key)')
})
afterAll(() => db.close())

async function value(sql: string, parameters: unknown[] = []): Promise<unknown> {
  const { rows } = await db.pool.query<{ value: unknown }>(sql, parameters)
  return rows[0]?.value
}

test.each([
  ['a simple query', 'select nonsense', undefined],
  ['a query with parameters', 'select nonsense + $1', [1]],
  ['parameters that do not fit', 'select $1::int as value', ['x']],
  ['the second of several statements', 'select 1; select nonsense; select 2', undefined],
])('%s: the query fails, and its connection stays usable for the next query', async (_, sql, parameters) => {
  const client = await db.pool.connect()
  for (let round = 0; round < 3; round++) {
    await expect(client.query(sql, parameters)).rejects.toThrow()
    const { rows } = await client.query('select $1::int as value', [round])
    expect(rows).toEqual([{ value: round }])
  }
  client.release()
})

test('a failed statement aborts its transaction until the rollback', async () => {
  const client = await db.pool.connect()
  await client.query('begin')
  await expect(client.query('select nonsense')).rejects.toThrow()
  await expect(client.query('select 1')).rejects.toThrow('aborted')
  await client.query('rollback')
  await client.query('select 1')
  client.release()
})

test('a transaction still open when its client is released is rolled back, and session settings do not reach the next client', async () => {
  const client = await db.pool.connect()
  await client.query("set time zone 'Asia/Tokyo'")
  await client.query('begin')
  await client.query("insert into thing values ('half')")
  client.release(true)
  expect(await value('select count(*) as value from thing')).toBe(0)
  expect(await value("select current_setting('TimeZone') as value")).not.toBe('Asia/Tokyo')
})

test('kysely: a transaction that throws is rolled back', async () => {
  const failing = db.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto('thing' as never)
      .values({ name: 'half' })
      .execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await value('select count(*) as value from thing')).toBe(0)
})

test('a hundred concurrent queries each get their own answer', async () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => value('select $1::int as value', [number])))
  expect(answers).toEqual(numbers)
})

test('int8, numeric, date, timestamptz, jsonb and null are parsed to their JavaScript types', async () => {
  expect(await value('select 9007199254740991::int8 as value')).toBe(9_007_199_254_740_991)
  expect(await value('select 9007199254740993::int8 as value')).toBe('9007199254740993')
  expect(await value('select 12.340::numeric as value')).toBe('12.340')
  expect(await value("select '2026-03-01'::date as value")).toBe('2026-03-01')
  expect(await value("select '2026-03-01T12:00:00+02'::timestamptz as value")).toEqual(new Date('2026-03-01T10:00:00Z'))
  expect(await value(`select '{"a":[1]}'::jsonb as value`)).toEqual({ a: [1] })
  expect(await value('select null::int8 as value')).toBeNull()
})

test('a text of several megabytes is returned unchanged', async () => {
  const text = 'Ångström '.repeat(500_000)
  expect(await value('select $1::text as value', [text])).toBe(text)
})

test('PostGIS measures an area on the ellipsoid', async () => {
  const area = await value("select st_area('POLYGON((6 53,6 53.1,6.1 53.1,6.1 53,6 53))'::geography) as value")
  expect(area).toBeCloseTo(74_613_000, -5)
})
