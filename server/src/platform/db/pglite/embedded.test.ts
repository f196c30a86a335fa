import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded.ts'
import { upkeep } from './upkeep.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const log = { info() {}, warn() {} }
const open = (options: Partial<EmbeddedOptions> = {}): Promise<Embedded> =>
  openEmbedded({ folder, durable: false, log, ...options })
const numbersIn = async (db: Embedded): Promise<number[]> =>
  (await db.pool.query('select number from kept order by number')).rows.map(({ number }) => number as number)

test('openEmbedded: a folder of another PostgreSQL version is refused and is not left locked', async () => {
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db', 'PG_VERSION'), '12\n')
  await expect(open()).rejects.toThrow('was written by PostgreSQL 12')
  await expect(open()).rejects.toThrow('was written by PostgreSQL 12')
})

test('openEmbedded: a damaged folder is refused, and onFatal is not called', async () => {
  await (await open()).close()
  writeFileSync(join(folder, 'db', 'global', 'pg_control'), 'nonsense')
  const onFatal = vi.fn()
  await expect(open({ onFatal })).rejects.toThrow('embedded database')
  expect(onFatal).not.toHaveBeenCalled()
})

test('openEmbedded: a query through the pool while the only client is checked out is refused with a timeout', async () => {
  const db = await open({ patience: 200 })
  const client = await db.pool.connect()
  await expect(db.pool.query('select 1')).rejects.toThrow('timeout')
  client.release()
  await db.close()
})

test('openEmbedded: after the engine stops, queries are refused, onFatal is called once, and the folder opens again', async () => {
  const onFatal = vi.fn()
  const db = await open({ onFatal })
  await db.pool.query('create table kept (number int)')
  const client = await db.pool.connect()
  await client.query('begin')
  await expect(client.query('copy kept from stdin')).rejects.toThrow('has stopped: FATAL')
  await expect(client.query('rollback')).rejects.toThrow()
  client.release()
  await expect(db.pool.query('select 1')).rejects.toThrow('has stopped')
  expect(onFatal).toHaveBeenCalledOnce()
  await db.close()
  await (await open()).close()
})

test('openEmbedded: an interrupted copy of the template is replaced', async () => {
  mkdirSync(join(folder, 'db.new', 'base'), { recursive: true })
  await (await open()).close()
})

test('openEmbedded: a durable database syncs a commit to disk before answering it, and does not sync for a read', async () => {
  const db = await open({ durable: true })
  await db.pool.query('create table kept (number int)')
  for (let number = 0; number < 5; number++) {
    const before = await db.host.syncs()
    await db.pool.query('insert into kept values ($1)', [number])
    expect(await db.host.syncs()).toBeGreaterThan(before)
  }
  const before = await db.host.syncs()
  await db.pool.query('select * from kept')
  expect(await db.host.syncs()).toBe(before)
  await db.close()
})

test('openEmbedded: after a process is killed while it writes, every acknowledged row is kept and the folder is not locked', async () => {
  for (let round = 0; round < 3; round++) {
    rmSync(join(folder, 'db'), { recursive: true, force: true })
    const { child, acknowledged } = await writing()
    await expect(open()).rejects.toThrow(`in use by process ${child.pid}`)
    await sleep(100 + 150 * round)
    child.kill('SIGKILL')
    await once(child, 'close')
    const db = await open()
    const numbers = await numbersIn(db)
    expect(numbers.slice(0, acknowledged.length)).toEqual(acknowledged)
    expect(numbers.length - acknowledged.length).toBeLessThanOrEqual(1)
    await db.close()
  }
})

test('upkeep: gathers table statistics and truncates the write-ahead log', async () => {
  const db = await open()
  await db.pool.query('create table kept (number int)')
  await db.pool.query('insert into kept select generate_series(1, 3000)')
  await db.pool.query('update kept set number = number + 1')
  await sleep(1_100)
  await db.pool.query('select 1')
  const lengthOfLog = 'select pg_current_wal_lsn() - redo_lsn as length from pg_control_checkpoint()'
  const logLength = async (): Promise<number> => Number((await db.pool.query(lengthOfLog)).rows[0].length)
  expect(await logLength()).toBeGreaterThan(100_000)
  await upkeep(db.pool, 100_000)
  expect(await logLength()).toBeLessThan(100_000)
  const { rows } = await db.pool.query("select reltuples from pg_class where relname = 'kept'")
  expect(rows).toEqual([{ reltuples: 3000 }])
  await db.close()
})

async function writing(): Promise<{ child: ChildProcess; acknowledged: number[] }> {
  const script = new URL('../../../testing/writeForever.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => acknowledged.push(Number(line)))
  await once(lines, 'line')
  return { child, acknowledged }
}
