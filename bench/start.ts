// Measures the time from starting the server to its first page, with an empty and with an existing data folder, and its
// memory once it is idle; against a Node program that answers the same page and does nothing more, and against such a
// program with the database open.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tools/freePort.mjs'
import { type MakePlace, onEachEngine, type Place } from './engines.ts'
import { median, say, table, times } from './figures.ts'
import { silently } from '../tools/progress.mjs'
import { ensureBuilt, ensureServerBuilt } from '../tools/prepare.mjs'

const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
const DATABASE = fileURLToPath(new URL('bareDatabase.ts', import.meta.url))
const BARE = `require('node:http').createServer((q, a) => a.end('<!doctype html>')).listen(process.env.PORT, '127.0.0.1')`
const ROUNDS = 3
/** Milliseconds in which a started program finishes compiling, seeding and cleaning up. */
const IDLE = 15_000

interface Started {
  seconds: number
  /** MB of resident memory. */
  memory: number
}

await ensureServerBuilt(silently)
await ensureBuilt(silently)
const bare: Started[] = []
for (let round = 0; round < ROUNDS; round++) bare.push(await start(['-e', BARE], {}, 1_000))
say(`\nFrom start to the first page, and memory when idle; medians of ${ROUNDS}`)
const rows = [['', 'first page', 'to bare', 'memory', 'to bare']]
const one = summary(bare)
rows.push(['bare Node', ...cells(one)])
await onEachEngine(async (make) => {
  const { empty, demo, warm, database } = await ofEngine(make)
  rows.push([`${demo.engine}, empty`, ...cells(empty)])
  rows.push([`${demo.engine}, empty, with demo content`, ...cells(demo.started)])
  rows.push([`${demo.engine}, warm`, ...cells(warm)])
  rows.push([`${demo.engine}, warm, the database alone`, ...cells(database)])
})
table(rows)

async function ofEngine(make: MakePlace) {
  const empty: Started[] = []
  const demo: Started[] = []
  const warm: Started[] = []
  const database: Started[] = []
  let engine = ''
  for (let round = 0; round < ROUNDS; round++) {
    empty.push(await startOn(await make(), '0', 0))
    const place = await make()
    engine = place.engine
    demo.push(await startOn(place, '1', 0))
    warm.push(await startOn(place, '1', IDLE))
    database.push(await startOn(place, '1', IDLE, DATABASE))
  }
  return {
    empty: summary(empty),
    demo: { engine, started: summary(demo) },
    warm: summary(warm),
    database: summary(database),
  }
}

function startOn({ dataDir, databaseUrl }: Place, demo: string, idle: number, program = MAIN): Promise<Started> {
  const env = { DATA_DIR: dataDir, DEMO: demo, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return start([program], env, idle)
}

async function start(args: string[], env: Record<string, string>, idle: number): Promise<Started> {
  const port = String(await freePort())
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const page = { headers: { accept: 'text/html' } }
  while (
    !(await fetch(`http://127.0.0.1:${port}/`, page).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The program has ended.')
    await sleep(5)
  }
  const seconds = (performance.now() - began) / 1000
  await sleep(idle)
  const memory = memoryOf(child)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return { seconds, memory }
}

function memoryOf({ pid }: ChildProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}

function summary(started: Started[]): Started {
  return { seconds: median(started.map(({ seconds }) => seconds)), memory: median(started.map(({ memory }) => memory)) }
}

function cells({ seconds, memory }: Started): string[] {
  return [
    `${seconds.toFixed(2)} s`,
    times(seconds / one.seconds),
    `${memory.toFixed(0)} MB`,
    times(memory / one.memory),
  ]
}
