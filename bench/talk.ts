// Measures a thread that 200 people watch while 20 comment: the time from sending a comment to each watcher's live event,
// with the comments one after the other and all 20 at once, against a bare WebSocket server that forwards the same bytes.
// All measurements are interleaved.
import { randomUUID } from 'node:crypto'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { besideBare, say } from './figures.ts'
import type { Saver } from './land.ts'
import { Running } from './running.ts'
import { bareWatchers, threadWatchers } from './watchers.ts'

const WATCHERS = 200
const PEOPLE = 20
const COMMENTS = 1_000
const ROUNDS = 10
const TEXT = 'I saw them at dusk, four thousand at least, and one barnacle goose with a ring.'

interface Way {
  name: string
  /** The number of people who comment at the same time. */
  together: number
  live: number[]
  plain: number[]
}

await onEachEngine(run)

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  const running = await Running.start(place, PEOPLE)
  try {
    const people = await running.ask('signIn', { count: PEOPLE })
    const [thread] = await running.ask('beginThreads', { people, sizes: [COMMENTS] })
    if (!thread) throw new Error('There is no thread.')
    const live = await threadWatchers(running.url, WATCHERS, thread.threadId)
    const bare = await bareWatchers(await running.ask('broadcast', null), WATCHERS)
    const ways: Way[] = [
      { name: 'one after the other', together: 1, live: [], plain: [] },
      { name: `all ${PEOPLE} at once`, together: PEOPLE, live: [], plain: [] },
    ]
    for (let round = -2; round < ROUNDS; round++) {
      for (const way of ways) {
        for (let i = 0; i < PEOPLE; i += way.together) {
          const some = people.slice(i, i + way.together).map((person) => ({ person, id: randomUUID() }))
          const { threadId } = thread
          const add = ({ person, id }: (typeof some)[number]) =>
            live.see(id, () => running.call('addComment', person.cookie, { id, threadId, text: TEXT }))
          const seen = (await Promise.all(some.map(add))).flat()
          const pass = ({ person, id }: (typeof some)[number]) =>
            bare.see(id, () => bare.send(eventBytes(id, threadId, person)))
          const passed = (await Promise.all(some.map(pass))).flat()
          if (round < 0) continue
          way.live.push(...seen)
          way.plain.push(...passed)
        }
      }
    }
    report(place.engine, ways)
    live.close()
    bare.close()
  } finally {
    await running.stop()
  }
}

/** Returns the live event of a comment as text, as the server sends it. */
function eventBytes(id: string, threadId: string, { id: creator }: Saver): string {
  const at = new Date().toISOString()
  const view = {
    id,
    threadId,
    text: TEXT,
    creator: { id: creator, name: 'Ruth Okafor' },
    createdAt: at,
    editedAt: null,
  }
  const event: LiveEvents['content.changed'] = {
    kind: 'comment',
    id,
    parentId: threadId,
    communityId: randomUUID(),
    version: 1,
    view: { ...view, mentions: [], quote: null, photos: [], up: 0, down: 0, deleted: null, version: 1 },
  }
  return `42${JSON.stringify(['content.changed', event])}`
}

function report(engine: string, ways: Way[]): void {
  const bytes = eventBytes(randomUUID(), randomUUID(), { id: randomUUID(), cookie: '' }).length
  say(
    `\nFrom commenting to seeing on ${engine}, ${WATCHERS} watchers, ${PEOPLE * ROUNDS} comments each, ${bytes} bytes`,
  )
  besideBare(`${PEOPLE} people comment`, ways)
}
