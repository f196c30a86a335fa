// Measures one hungry client (one that sends as much as it can) beside 50 ordinary people: the effect of each kind of load
// on their times. Before each kind the same people are measured alone, in the same run, so that the ratio of both times is
// the cost of the hungry client.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { ms, quantile, say, table, times } from './figures.ts'
import { HUNGERS, type HungerTask } from './hungryClient.ts'
import { areaIn, placeIn, type Saver } from './land.ts'
import { Running } from './running.ts'

const CLIENT = new URL('./hungryClient.ts', import.meta.url)
/** Parts of the names of the kinds to measure, all by default: HUNGER='photos|tiles' npm run bench -- hungry */
const ONLY = (process.env['HUNGER'] ?? '').split('|')
/**
 * The rounds of each kind, of which the one with the median ratio is reported. HUNGER_ROUNDS=5 npm run bench -- hungry
 */
const ROUNDS = Number(process.env['HUNGER_ROUNDS'] ?? 1)
/** Milliseconds that calls of people alone may take; if they take longer, other programs use the machine, and the bench waits a while. */
const QUIET_MS = 20
const TRIES = 4
const PEOPLE = 50
/** The shortest and the longest pause between two calls of a person, in milliseconds; so the site is in use all the time. */
const PAUSE_MS = [100, 300] as const
const SECONDS = 3
/** Milliseconds after which the bench stops waiting for calls of people; unanswered calls count with the time until then. */
const PATIENCE_MS = 10_000
const AREAS = 2000
const COMMUNITIES = 500
/** The number of areas of 5,000 corners, which the hungry client drew before. */
const LARGE = 100

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  const running = await Running.start(place, 400, { NODE_ENV: 'development', TRUST_PROXY: '127.0.0.1' })
  try {
    await running.ask('fill', { areas: AREAS, communities: COMMUNITIES })
    const people = await running.ask('signIn', { count: PEOPLE })
    const [hungry] = await running.ask('signIn', { count: 1 })
    if (!hungry) throw new Error('Nobody is hungry.')
    const [large = ''] = await running.ask('drawLarge', { maker: hungry, count: LARGE })
    const meal: Omit<HungerTask, 'name' | 'fresh'> = { url: running.url, communities: COMMUNITIES, hungry, large }
    await day(running, people)
    const rows: Row[] = []
    for (const name of Object.keys(HUNGERS).filter((each) => ONLY.some((part) => each.includes(part)))) {
      const rounds: Row[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = await quietDay(running, people)
        const [fresh] = await running.ask('signIn', { count: 1 })
        if (!fresh) throw new Error('Nobody new is hungry.')
        const client = fork(CLIENT, { detached: true })
        const during = await runBeside(client, { ...meal, name, fresh }, () => day(running, people))
        rounds.push({ name, before, during })
      }
      const row = rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(ROUNDS / 2)]
      if (row) rows.push(row)
      say(`  ${place.engine}, ${name}: ${rounds.map(shortly).join(', ')}`)
    }
    report(place.engine, rows)
  } finally {
    await running.stop()
  }
}

/** Measures people alone, when nothing else uses the machine. */
async function quietDay(running: Running, people: Saver[]): Promise<Times> {
  for (let tries = 1; ; tries++) {
    const found = await day(running, people)
    if (tries === TRIES || quantile(found.taken, 0.95) <= QUIET_MS) return found
    await sleep(SECONDS * 1000)
  }
}

/** Runs `work` while the hungry client sends its load. */
async function runBeside<T>(client: ChildProcess, meal: HungerTask, work: () => Promise<T>): Promise<T> {
  const gone = once(client, 'exit')
  try {
    client.send(meal)
    await Promise.race([once(client, 'message'), gone.then(() => Promise.reject(new Error('It is not hungry.')))])
    // The first round is not measured: calls may stay quick for a moment, but the lasting effect counts.
    await work()
    return await work()
  } finally {
    client.kill('SIGKILL')
    await gone
    await sleep(500)
  }
}

interface Times {
  /** The times in milliseconds, also of calls that were refused or not waited for. */
  taken: number[]
  refused: number
  /** Calls that had no answer when the bench stopped waiting. */
  unanswered: number
}

/** Measures some seconds of calls of ordinary people: maps, lists, pages, and now and then a new area. */
async function day(running: Running, people: Saver[]): Promise<Times> {
  const found: Times = { taken: [], refused: 0, unanswered: 0 }
  const open = new Set<{ began: number }>()
  const until = performance.now() + SECONDS * 1000
  const [least, most] = PAUSE_MS
  const everybody = people.map(async ({ cookie }, nth) => {
    const from = `10.0.0.${nth + 1}`
    await sleep((nth / people.length) * most)
    for (let step = nth; performance.now() < until; step++) {
      const call = { began: performance.now() }
      open.add(call)
      await ORDINARY[step % ORDINARY.length]?.(running, cookie, from, step).catch(() => void found.refused++)
      // A call that was already counted as unanswered is left out.
      if (open.delete(call)) found.taken.push(performance.now() - call.began)
      await sleep(least + ((step * 37) % (most - least)))
    }
  })
  const timeout = new AbortController()
  await Promise.race([
    Promise.all(everybody),
    sleep(SECONDS * 1000 + PATIENCE_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
  ])
  timeout.abort()
  for (const { began } of open) found.taken.push(performance.now() - began)
  return { ...found, taken: [...found.taken], unanswered: clear(open) }
}

function clear(open: Set<unknown>): number {
  const { size } = open
  open.clear()
  return size
}

type Step = (running: Running, cookie: string, from: string, step: number) => Promise<unknown>
const roomOf = (nth: number) => tileAt(...placeIn(nth), ROOM_ZOOM)
const ORDINARY: Step[] = [
  (running, cookie, from) => running.read('account.me', cookie, undefined, from),
  (running, cookie, from, step) =>
    running.read('feed.measures.tile', cookie, { ...roomOf(300 + step), limit: 20 }, from),
  (running, cookie, from) => running.read('feed.land.all', cookie, { limit: 20 }, from),
  (running, _cookie, from, step) => running.get(`/tiles/areas/${tileOf(step)}.pbf`, from),
  (running, cookie, from) => running.read('feed.land.mine', cookie, { scope: 'subscribed', limit: 20 }, from),
  (running, cookie, from, step) => running.call('measure.insert', cookie, areaIn(step % COMMUNITIES), from),
  (running, cookie, from) => running.read('feed.measures.mine', cookie, { limit: 20 }, from),
  (running, _cookie, from) => running.get('/readyz', from),
]
const tileOf = (step: number): string => {
  const { x, y } = tileAt(...placeIn(step % COMMUNITIES), 10)
  return `10/${x}/${y}`
}

interface Row {
  name: string
  before: Times
  during: Times
}

const ratioOf = ({ before, during }: Row): number => quantile(during.taken, 0.95) / quantile(before.taken, 0.95)

const shortly = (row: Row): string =>
  `${quantile(row.before.taken, 0.95).toFixed(0)} to ${quantile(row.during.taken, 0.95).toFixed(0)} ms (${times(ratioOf(row))})`

function report(engine: string, rows: Row[]): void {
  say(`\n${PEOPLE} ordinary people beside one hungry client on ${engine}: their times without and with it`)
  table([
    ['hunger', 'calls', 'p50', 'p95', 'calls with', 'p50 with', 'p95 with', 'p95 ratio', 'refused', 'unanswered'],
    ...rows.map(({ name, before, during }) => [
      name,
      String(before.taken.length),
      ms(quantile(before.taken, 0.5)),
      ms(quantile(before.taken, 0.95)),
      String(during.taken.length),
      ms(quantile(during.taken, 0.5)),
      ms(quantile(during.taken, 0.95)),
      times(ratioOf({ name, before, during })),
      String(before.refused + during.refused),
      String(before.unanswered + during.unanswered),
    ]),
  ])
}

await onEachEngine(run)
