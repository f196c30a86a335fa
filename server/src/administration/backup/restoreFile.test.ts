import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../platform/config.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { MIGRATIONS } from '../../platform/db/migrations/index.ts'
import { makeJobs } from '../../platform/jobs/jobs.ts'
import { makeLogger } from '../../platform/log/logger.ts'
import { mailingAccountHooks } from '../../notification/mailing/accountHooks.ts'
import { messageView } from '../../participation/message/rows.ts'
import { diskStore } from '../../platform/photoStore/diskStore.ts'
import { ENGINE, openUnmigratedDatabase, type TestDatabase } from '../../testing/engines.ts'
import { withLaterMigrations } from '../../testing/laterMigrations.ts'
import { useWorld } from '../../testing/world.ts'
import { accountHooks } from '../../nouns.ts'
import { restoreFile } from './restoreFile.ts'
import { refuseFullTarget } from './restoreTarget.ts'
import { writeBackup } from './writeBackup.ts'

const { undone } = useWorld()
const [reader, late, message] = [randomUUID(), randomUUID(), randomUUID()]
const HOUR_MS = 3_600_000

let folder: string
let file: string
/** An empty database of a PostgreSQL server; undefined with the embedded engine. */
let empty: TestDatabase | undefined

const configOf = (name: string): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, name),
    DATABASE_URL: empty?.options.databaseUrl,
    SECRET: 'x'.repeat(32),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-restore-'))
  file = join(folder, 'mails.backup')
  const db = await openUnmigratedDatabase()
  try {
    await fillWithMails(db)
    await writeBackup(db, diskStore({ DATA_DIR: folder } as Config), file)
  } finally {
    await db.close()
  }
  if (ENGINE === 'postgres') empty = await openUnmigratedDatabase()
})
afterAll(async () => {
  await empty?.close()
  await rm(folder, { recursive: true })
})

/** Migrates a database and fills it with people whose mails wait. */
async function fillWithMails(db: Database): Promise<void> {
  await migrate(db)
  const people = [reader, late].map(
    (id) => `
    insert into auth."user" (id, name, email, "emailVerified") values ('${id}', 'Anouk', '${id}@example.org', true);
    insert into person (id, locale, time_zone, unsubscribe_secret, created_at, weekly_due)
      values ('${id}', 'nl-nl', 'Europe/Amsterdam', '${id}', '2026-01-01', '2026-01-05T08:00:00Z');`,
  )
  await db.pool.query(`${people.join('')}
    update person set rres_at = now() where id = '${late}';
    insert into message (id, community_title, system, created_by, title, body, created_at, adding, recipients, mails, mails_sent)
      values ('${message}', 'Dunes', false, '${late}', 'Hello', 'Hello', now(), false, 2, 2, 1);
    insert into delivery (kind, subject_id, person_id, state)
      values ('message', '${message}', '${reader}', 'waiting'), ('message', '${message}', '${late}', 'sent'),
        ('reminder', '${late}', '${late}', 'waiting'), ('weekly', '${late}', '${late}', 'waiting'),
        ('meeting', '${message}', '${late}', 'sending'), ('pledge', '${message}', '${late}', 'waiting');`)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: 'x'.repeat(32) })
  const jobs = await makeJobs(config, db, makeLogger(config))
  await db.kysely.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'mailMessage', {})
    await jobs.enqueue(tx, 'measureAreas', { personId: reader })
  })
  await jobs.stop()
}

test.each([0.3, 0.98])(
  'restoreFile: a backup cut off after the share %s of its bytes is refused, and the target stays empty',
  async (share) => {
    const config = configOf(`cut-${share}`)
    const cut = join(folder, `cut-${share}.backup`)
    const bytes = await readFile(file)
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * share)))
    await expect(restoreFile(config, diskStore(config), cut, { accountHooks })).rejects.toThrow('not whole')
    expect(existsSync(config.DATA_DIR)).toBe(false)
    await refuseFullTarget(config)
  },
)

test('restoreFile: a backup of an earlier version is migrated, and its waiting mails are not sent', async () => {
  const config = configOf('restored')
  const later = {
    up: async (on: Kysely<unknown>) => void (await sql`alter table setting add column later text`.execute(on)),
  }
  await withLaterMigrations({ '9001_later': later }, async () => {
    await restoreFile(config, diskStore(config), file, { accountHooks })
  })
  const db = await connect({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
  const read = async (text: string) => (await db.pool.query(text)).rows
  try {
    expect((await read('select name from kysely_migration order by name')).map(({ name }) => name)).toEqual([
      ...Object.keys(MIGRATIONS).toSorted(),
      '9001_later',
    ])
    expect(await read('select later from setting')).toEqual([])
    expect(await read(`select name from pgboss.job where state = 'created' and name not like '\\_\\_%'`)).toEqual([
      { name: 'measureAreas' },
    ])
    expect((await messageView(db.kysely, message, late))?.mails).toMatchObject({ total: 1, sent: 1, late: 0 })
    expect(await read(`select state from delivery where kind = 'message' order by state`)).toEqual([
      { state: 'none' },
      { state: 'sent' },
    ])
    expect(await read(`select kind, state from delivery where kind <> 'message' order by kind`)).toEqual([
      { kind: 'meeting', state: 'none' },
      { kind: 'pledge', state: 'none' },
      { kind: 'reminder', state: 'sent' },
      { kind: 'weekly', state: 'none' },
    ])
    for (const { rres_at, weekly_due } of await read('select rres_at, weekly_due from person')) {
      // The person whose reminder was due counts as reminded.
      expect(rres_at?.getTime()).toBeGreaterThan(Date.now() - HOUR_MS)
      expect(weekly_due.getTime()).toBeGreaterThan(Date.now())
    }
  } finally {
    await db.close()
  }
  await expect(restoreFile(config, diskStore(config), file, { accountHooks })).rejects.toThrow('Nothing was changed')
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test(
  'mailingAccountHooks.onRestored: a mailing in progress is stopped, its total stays, and none of its mails wait',
  undone(async ({ make, deps }) => {
    const { call, id } = await make.admin()
    const people = [id, (await make.member()).id]
    const sent = await call.mailer({ data: { userIds: people, title: 'News', body: 'Hello' } })
    expect(sent).toMatchObject({ stoppedAt: null })
    const now = new Date()
    await mailingAccountHooks.onRestored?.(deps.db.kysely, { now, timeZone: 'Europe/Amsterdam' })
    const [view] = (await call.feed.mailings.all({})).items
    expect(view).toMatchObject({ stoppedAt: now.toISOString(), progress: { total: 2, waiting: 0, sent: 0 } })
    expect((view?.progress.stopped ?? 0) + (view?.progress.skipped ?? 0)).toBe(2)
  }),
)
