import { afterEach, expect, test, vi } from 'vitest'
import { useWatchers, type Watcher } from '../../testing/watcher.ts'
import { square, useWorld } from '../../testing/world.ts'

/** Milliseconds after which an event is older than the margin that RecentRooms adds to the span it is asked about. */
const RECENT_MS = 5_200

const { lasting, app } = useWorld()
const { watcher } = useWatchers(app)
afterEach(() => vi.restoreAllMocks())
const tile = { feed: 'measures', scope: 'tile', x: 65, y: 41 }

const follow = (watching: Watcher, what: unknown, ms: unknown) =>
  watching.socket.timeout(2000).emitWithAck('follow', what, ms)

test('follow: an unknown or forbidden feed is refused, and a request with a malformed time is answered with missed', async () => {
  const guest = await watcher()
  for (const what of [{ feed: 'drafts' }, { feed: 'me' }, null]) expect(await follow(guest, what, 0)).toBe(false)
  for (const ms of ['x', -1, Number.NaN, null, {}]) expect(await follow(guest, tile, ms)).toBe('missed')
})

test('follow: a feed that had an event shortly before it was followed is answered with missed, even if nobody followed it then', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + RECENT_MS)
  const watching = await watcher(maker)
  const feeds = [{ ...tile, x: 9 }, { ...tile, x: 66 }, { feed: 'me' }]
  const answers = (watching: Watcher, ms: number) => Promise.all(feeds.map((what) => follow(watching, what, ms)))
  expect(await answers(watching, 100)).toEqual(['joined', 'joined', 'joined'])
  await make.area(maker, square(6.2, 53.05))
  await watching.until('mine.changed')
  const late = await watcher(maker)
  expect(await answers(late, 0)).toEqual(['joined', 'missed', 'missed'])
  expect(await answers(late, 10 * 60_000)).toEqual(['missed', 'missed', 'missed'])
})
