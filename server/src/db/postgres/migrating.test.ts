import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openUnmigratedDatabase, type TestDatabase } from '../../testing/engines.ts'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from '../migrations/index.ts'

const OLDER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0006'))

let db: TestDatabase
beforeAll(async () => {
  db = await openUnmigratedDatabase()
})
afterAll(() => db.close())

// Here, since the embedded engine has one connection: nobody writes while it migrates.
test('a notice that a server of the version before writes during the migration is translated', async () => {
  const person = randomUUID()
  await migrate(db, OLDER)
  await db.pool.query(`insert into person (id, locale, time_zone, unsubscribe_secret)
    values ('${person}', 'nl-nl', 'Europe/Amsterdam', 'secret')`)
  const older = await db.pool.connect()
  await older.query(`begin; insert into notification (person_id, kind, cause, data) values ('${person}', 'comment.removed', 'a',
    '{"communityId": "c", "threadId": "t", "commentId": "k", "title": "x", "reason": "r"}')`)
  const migrating = migrate(db)
  await vi.waitUntil(async () => (await db.pool.query('select from pg_locks where not granted')).rows.length > 0)
  await older.query('commit')
  older.release()
  await migrating
  expect((await db.pool.query('select kind, data from notification')).rows).toEqual([
    {
      kind: 'content.deleted',
      data: { communityId: 'c', title: 'x', reason: 'r', subject: { kind: 'comment', id: 'k', parentId: 't' } },
    },
  ])
})
