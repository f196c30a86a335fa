// Measures a message to 20,000 members while other people read: its effect on the times of their calls, against the times
// of the same people just before the message.
import { setTimeout as sleep } from 'node:timers/promises'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { MessageView } from '@fieldfare/shared/message.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { placeIn, type Saver } from './land.ts'
import { Running } from './running.ts'

const MEMBERS = 20_000
const READERS = 30
const AREAS = 2000
const COMMUNITIES = 500
/** The shortest and the longest pause between two calls of a reader, in milliseconds. */
const PAUSE_MS = [100, 300] as const
const SECONDS = 8
/** The longest wait, in milliseconds, until all recipients are added. */
const PATIENCE_MS = 120_000

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  // Mails are not redirected, as in production; here they are written to files.
  const running = await Running.start(place, 100, { MAIL_REDIRECT_TO: 'off', TRUST_PROXY: '127.0.0.1' })
  try {
    await running.ask('fill', { areas: AREAS, communities: COMMUNITIES })
    const readers = await running.ask('signIn', { count: READERS })
    const [owner] = await running.ask('signIn', { count: 1 })
    if (!owner) throw new Error('Nobody sends it.')
    const communityId = await running.ask('gather', { owner, count: MEMBERS })
    await browse(running, readers, 1)
    const before = await browse(running, readers, SECONDS)
    const id = crypto.randomUUID()
    const input = { id, communityId, data: { title: 'Geese', body: 'Four thousand of them, since this morning.' } }
    const began = performance.now()
    let callMs = 0
    const all = untilAllReceived(running, owner, id, began)
    const [during, added] = await Promise.all([
      browse(running, readers, SECONDS),
      timed(() => running.call('addMessage', owner.cookie, input)).then((time) => {
        callMs = time
        return all
      }),
    ])
    const { mails } = await read(running, owner, id)
    const rate = (mails?.sent ?? 0) / ((performance.now() - began) / 1000)
    say(`\nA message to ${MEMBERS} members on ${place.engine}, beside ${READERS} people who read`)
    table([
      ['', 'calls', 'p50', 'p95'],
      ['without', String(before.length), ms(median(before)), ms(quantile(before, 0.95))],
      ['with', String(during.length), ms(median(during)), ms(quantile(during, 0.95))],
      ['ratio', '', times(median(during) / median(before)), times(quantile(during, 0.95) / quantile(before, 0.95))],
    ])
    say(`the sender waits ${ms(callMs)}, all recipients have it after ${ms(added)}, ${rate.toFixed(0)} mails a second`)
  } finally {
    await running.stop()
  }
}

/** Waits until every recipient is added. @returns how long that took, in milliseconds */
async function untilAllReceived(running: Running, owner: Saver, id: string, began: number): Promise<number> {
  for (;;) {
    await sleep(100)
    const message = await read(running, owner, id).catch(() => null)
    const took = performance.now() - began
    if (message && !message.adding) {
      if (message.cc !== MEMBERS) throw new Error(`${message.cc} of ${MEMBERS} got it.`)
      return took
    }
    if (took > PATIENCE_MS) throw new Error('It is still not sent.')
  }
}

async function read(running: Running, { cookie }: Saver, id: string): Promise<MessageView> {
  const query = encodeURIComponent(JSON.stringify({ id }))
  const answer = await fetch(`${running.url}/trpc/feed.messages.one?input=${query}`, { headers: { cookie } })
  const { result } = (await answer.json()) as { result?: { data: MessageView } }
  if (!result) throw new Error('There is no such message.')
  return result.data
}

/**
 * Lets people read for some seconds.
 * @returns how long each call took, in milliseconds
 */
async function browse(running: Running, people: Saver[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const [least, most] = PAUSE_MS
  const everybody = people.map(async ({ cookie }, nth) => {
    await sleep((nth / people.length) * most)
    for (let step = nth; performance.now() < until; step++) {
      const call = CALLS[step % CALLS.length]
      if (call) times.push(await timed(() => call(running, cookie, `10.0.0.${nth + 1}`, step)))
      await sleep(least + ((step * 37) % (most - least)))
    }
  })
  await Promise.all(everybody)
  return times
}

type Call = (running: Running, cookie: string, from: string, step: number) => Promise<unknown>
const CALLS: Call[] = [
  (running, cookie, from) => running.read('account.me', cookie, undefined, from),
  (running, cookie, from, step) =>
    running.read('feed.measures.tile', cookie, { ...tileAt(...placeIn(300 + step), ROOM_ZOOM), limit: 20 }, from),
  (running, cookie, from) => running.read('feed.land.all', cookie, { limit: 20 }, from),
  (running, cookie, from) => running.read('feed.messages.inbox', cookie, { limit: 20 }, from),
]

await onEachEngine(run)
