import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, openTestDatabase } from '../../testing/engines.ts'

let db: TestDatabase
let heard: string[]
const hear = (payload: string): unknown => heard.push(payload)
const notify = (channel: string, payload: string): Promise<unknown> =>
  db.pool.query('select pg_notify($1, $2)', [channel, payload])
const expectHeard = (...payloads: string[]): Promise<void> => vi.waitFor(() => expect(heard).toEqual(payloads))

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('what is rolled back is never heard', async () => {
  heard = []
  const stop = await db.listen('news', hear)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'undone')")
  await client.query('rollback')
  client.release()
  await notify('news', 'done')
  await expectHeard('done')
  await stop()
})

test('nothing is heard before the commit', async () => {
  heard = []
  const stop = await db.listen('news', hear)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'a')")
  await client.query('select pg_sleep(0.05)')
  expect(heard).toEqual([])
  await client.query('commit')
  client.release()
  await expectHeard('a')
  await stop()
})

test('who has stopped hears no more, the others do', async () => {
  heard = []
  const stop = await db.listen('news', hear)
  const others: string[] = []
  const stopOther = await db.listen('news', (payload) => others.push(payload))
  await notify('news', 'both')
  await expectHeard('both')
  await stop()
  await notify('news', 'one')
  await vi.waitFor(() => expect(others).toEqual(['both', 'one']))
  await stopOther()
  expect(heard).toEqual(['both'])
})

test('a failed query, then a publish: it is heard', async () => {
  heard = []
  const stop = await db.listen('news', hear)
  await expect(db.pool.query('select nonsense')).rejects.toThrow('nonsense')
  await notify('news', 'after')
  await expectHeard('after')
  await stop()
})

test('a client dropped inside a transaction takes its news with it and leaves the listeners', async () => {
  heard = []
  const stop = await db.listen('news', hear)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'never')")
  client.release(true)
  await notify('news', 'after')
  await expectHeard('after')
  await stop()
})

test('any name and any text up to the limit arrive as they were', async () => {
  heard = []
  const channel = 'Zeeland "noord" é'
  const payload = 'ü'.repeat(3_900)
  const stop = await db.listen(channel, hear)
  await notify(channel, payload)
  await expectHeard(payload)
  await stop()
})
