import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, openUnmigratedDatabase, type TestDatabase } from '../../testing/engines.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { OlderBuild, refuseOlderDatabase } from './olderBuild.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const creating = (table: string): Migration => ({
  up: async (on: Kysely<unknown>) => void (await sql.raw(`create table ${table} ()`).execute(on)),
})
const exists = async (table: string): Promise<boolean> =>
  (await db.pool.query('select to_regclass($1) is not null as found', [table])).rows[0].found

test('migrate: a database of an older build is refused with the commands that help, and is not changed', async () => {
  const older = await openUnmigratedDatabase()
  try {
    await migrate(older, { '0001_house': creating('house') })
    await expect(migrate(older)).rejects.toThrow(/made by an older build.*npm run backup.*npm run reset/)
    expect((await older.pool.query('select name from kysely_migration')).rows).toEqual([{ name: '0001_house' }])
  } finally {
    await older.close()
  }
  expect(() => refuseOlderDatabase(['0001_initial'])).toThrow(OlderBuild)
  expect(() => refuseOlderDatabase(Object.keys(MIGRATIONS))).not.toThrow()
})

test('migrate: a failing migration also rolls back the earlier migrations of the same run', async () => {
  const failing = { up: async () => Promise.reject(new Error('cannot')) }
  const extended = { ...MIGRATIONS, '9001_first': creating('first'), '9002_failing': failing }
  await expect(migrate(db, extended)).rejects.toThrow('cannot')
  expect(await exists('first')).toBe(false)
})

test('migrate: a migrated database runs no migration', async () => {
  expect(await migrate(db)).toEqual([])
})

test('migrate: two concurrent runs apply a migration once', async () => {
  const extended = { ...MIGRATIONS, '9001_second': creating('second') }
  const ran = await Promise.all([migrate(db, extended), migrate(db, extended)])
  expect(ran.flat()).toEqual(['9001_second'])
  expect(await exists('second')).toBe(true)
})

test('migrate: a database with migrations of a newer version is accepted unchanged', async () => {
  await migrate(db, { ...MIGRATIONS, '9001_second': creating('second') })
  expect(await migrate(db)).toEqual([])
})

test('migrate: a new migration that sorts before an applied one is refused, and not applied', async () => {
  await expect(migrate(db, { ...MIGRATIONS, '9000_other': creating('other') })).rejects.toThrow('9001_second')
  expect(await exists('other')).toBe(false)
})
