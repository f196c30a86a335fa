import pg from 'pg'
import { expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openTestDatabase } from '../../../testing/engines.ts'
import { useWorld } from '../../../testing/world.ts'

const { app } = useWorld()

test('app.stop: stops within 15 seconds while the database accepts no connections', async () => {
  const db = await openTestDatabase()
  const lost = Promise.withResolvers<void>()
  const letGo = await db.listen('news', () => {}, lost.resolve)
  const own = await buildApp(app().deps.config, db, app().deps.log)
  await own.start()
  const url = new URL(db.options.databaseUrl ?? '')
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const server = new pg.Client({ connectionString: url.href })
  await server.connect()
  await server.query(`alter database ${name} allow_connections false`)
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await lost.promise
  const began = performance.now()
  await letGo()
  await own.stop()
  expect(performance.now() - began).toBeLessThan(15_000)
  await server.end()
  await db.close()
})
