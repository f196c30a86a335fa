import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, openTestDatabase } from '../../testing/engines.ts'

let db: TestDatabase
let received: string[]
const receive = (payload: string): unknown => received.push(payload)
const notify = (channel: string, payload: string): Promise<unknown> =>
  db.pool.query('select pg_notify($1, $2)', [channel, payload])
const expectReceived = (...payloads: string[]): Promise<void> => vi.waitFor(() => expect(received).toEqual(payloads))

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('listen: a notification of a rolled back transaction is not delivered', async () => {
  received = []
  const stop = await db.listen('news', receive)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'undone')")
  await client.query('rollback')
  client.release()
  await notify('news', 'done')
  await expectReceived('done')
  await stop()
})

test('listen: a notification is delivered after the commit, not before', async () => {
  received = []
  const stop = await db.listen('news', receive)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'a')")
  await client.query('select pg_sleep(0.05)')
  expect(received).toEqual([])
  await client.query('commit')
  client.release()
  await expectReceived('a')
  await stop()
})

test('listen: a stopped listener receives nothing more, another listener of the channel does', async () => {
  received = []
  const stop = await db.listen('news', receive)
  const others: string[] = []
  const stopOther = await db.listen('news', (payload) => others.push(payload))
  await notify('news', 'both')
  await expectReceived('both')
  await stop()
  await notify('news', 'one')
  await vi.waitFor(() => expect(others).toEqual(['both', 'one']))
  await stopOther()
  expect(received).toEqual(['both'])
})

test('listen: a notification after a failed query is delivered', async () => {
  received = []
  const stop = await db.listen('news', receive)
  await expect(db.pool.query('select nonsense')).rejects.toThrow('nonsense')
  await notify('news', 'after')
  await expectReceived('after')
  await stop()
})

test('listen: a client released inside a transaction sends no notification, and the listeners still receive later ones', async () => {
  received = []
  const stop = await db.listen('news', receive)
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query("select pg_notify('news', 'never')")
  client.release(true)
  await notify('news', 'after')
  await expectReceived('after')
  await stop()
})

test('listen: a quoted channel name and a payload near the size limit arrive unchanged', async () => {
  received = []
  const channel = 'Zeeland "noord" é'
  const payload = 'ü'.repeat(3_900)
  const stop = await db.listen(channel, receive)
  await notify(channel, payload)
  await expectReceived(payload)
  await stop()
})
