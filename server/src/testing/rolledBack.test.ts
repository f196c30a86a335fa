import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, openTestDatabase } from './engines.ts'
import { rolledBack } from './rolledBack.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query('create table thing (name text primary key)')
})
afterAll(() => db.close())

const names = async (handle: Pick<TestDatabase, 'kysely'>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from thing order by name`.execute(handle.kysely)
  return rows.map(({ name }) => name)
}

test('rolledBack: while a transaction runs, a query that does not use the handle of the transaction is refused', async () => {
  await rolledBack(db, async (undone) => {
    const nested = undone.kysely.transaction().execute(() => names(undone))
    await expect(nested).rejects.toThrow('use the transaction')
    expect(await names(undone)).toEqual([])
  })
})

test('rolledBack: a failed statement leaves the connection usable', async () => {
  await rolledBack(db, async (undone) => {
    await undone.pool.query("insert into thing values ('a')")
    await expect(undone.pool.query("insert into thing values ('a')")).rejects.toThrow('duplicate key')
    expect(await names(undone)).toEqual(['a'])
  })
})

test('rolledBack: a failed inner transaction undoes only its own changes', async () => {
  await rolledBack(db, async (undone) => {
    await undone.pool.query("insert into thing values ('a')")
    const failed = undone.kysely.transaction().execute(async (tx) => {
      await sql`insert into thing values ('b')`.execute(tx)
      await sql`insert into thing values ('a')`.execute(tx)
    })
    await expect(failed).rejects.toThrow('duplicate key')
    await undone.kysely.transaction().execute((tx) => sql`insert into thing values ('c')`.execute(tx))
    expect(await names(undone)).toEqual(['a', 'c'])
  })
})

test('rolledBack: a commit after a failed statement rolls back and is reported as an error', async () => {
  await rolledBack(db, async (undone) => {
    const swallowed = undone.kysely.transaction().execute(async (tx) => {
      await sql`select nonsense`.execute(tx).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow()
    expect(await names(undone)).toEqual([])
  })
})

test('rolledBack: a row inserted in one test is gone after that test', async () => {
  await rolledBack(db, (undone) => undone.pool.query("insert into thing values ('a')"))
  expect(await names(db)).toEqual([])
})

test('rolledBack: a query that the test did not await finishes before the rollback', async () => {
  let late: Promise<unknown> | undefined
  await rolledBack(db, async (undone) => {
    late = undone.pool.query("insert into thing values ('a')")
  })
  await expect(late).resolves.toMatchObject({ rowCount: 1 })
  expect(await names(db)).toEqual([])
})

test('rolledBack: a query through the pool of an ended test is refused', async () => {
  const pool = await rolledBack(db, async (undone) => undone.pool)
  await rolledBack(db, async (undone) => {
    await expect(pool.query("insert into thing values ('a')")).rejects.toThrow('The test has ended')
    expect(await names(undone)).toEqual([])
  })
})
