import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, openTestDatabase } from '../../../testing/engines.ts'
import { databaseErrorCode } from '../errors.ts'
import { openServer } from './server.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const cut = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen%' or query = 'select 1')`

test('a connection lost inside a transaction fails that transaction, and the pool stays usable', async () => {
  const client = await db.pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await db.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await sleep(50)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
  await db.pool.query('select 1')
})

test('queries have a statement timeout of 20 s and run without JIT compilation', async () => {
  const { rows } = await db.pool.query(
    "select current_setting('statement_timeout') as timeout, current_setting('jit') as jit",
  )
  expect(rows).toEqual([{ timeout: '20s', jit: 'off' }])
})

test('listen: a connection that is lost twice is restored each time, and each time reported as lost and as back', async () => {
  const happened: string[] = []
  const stop = await db.listen(
    'news',
    (payload) => happened.push(payload),
    () => happened.push('lost'),
    () => happened.push('back'),
  )
  for (const round of ['one', 'two']) {
    await db.pool.query(cut)
    await vi.waitFor(() => expect(happened.at(-1)).toBe('back'), 5_000)
    await db.pool.query(`notify news, '${round}'`)
    await vi.waitFor(() => expect(happened.at(-1)).toBe(round))
  }
  expect(happened).toEqual(['lost', 'back', 'one', 'lost', 'back', 'two'])
  await stop()
})

test('listen: a channel added while the connection is lost gets its notifications after the reconnect', async () => {
  const stopFirst = await db.listen('first', () => {})
  await db.pool.query(cut)
  const payloads: string[] = []
  const stop = await db.listen('second', (payload) => payloads.push(payload))
  await db.pool.query("notify second, 'hello'")
  await vi.waitFor(() => expect(payloads).toEqual(['hello']))
  await Promise.all([stopFirst(), stop()])
})

test('close: does not wait for a reconnect of the listening connection', async () => {
  const other = await openTestDatabase()
  await other.listen('news', () => {})
  await other.pool.query(cut)
  const began = performance.now()
  await other.close()
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a query to a server that stopped answering fails with unavailable, and the next query gets a new connection', async () => {
  const direct = new URL(db.options.databaseUrl ?? '')
  const streams: Socket[] = []
  const between = createServer((client) => {
    const server = connect(Number(direct.port), direct.hostname)
    client.pipe(server).pipe(client)
    streams.push(client, server)
    for (const stream of [client, server]) stream.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const url = new URL(direct)
  url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`
  const log = { info() {}, warn() {} }
  const { pool, close } = await openServer({ databaseUrl: url.href, queryMs: 300, log })
  await pool.query('select 1')
  for (const stream of streams) stream.unpipe().pause()
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason)
  expect(databaseErrorCode(error)).toBe('unavailable')
  for (const stream of streams) stream.destroy()
  // The connection ended with the query: the next query has a new one.
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  between.close()
})

test('the pool limits statements to 20 s and idle transactions to 1 min, and the direct pool has no limit', async () => {
  const setting = async (pool: typeof db.pool, name: string) =>
    (await pool.query(`select current_setting('${name}') as value`)).rows[0].value
  expect(await setting(db.pool, 'statement_timeout')).toBe('20s')
  expect(await setting(db.pool, 'idle_in_transaction_session_timeout')).toBe('1min')
  const direct = db.directPool()
  expect(await setting(direct, 'statement_timeout')).toBe('0')
  await direct.end()
})
