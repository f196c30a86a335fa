import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useWatchers, type Watcher } from '../../testing/watcher.ts'
import { square, useWorld } from '../../testing/world.ts'

/** Milliseconds after which an event is no longer within the margin of a question about what was missed. */
const RECENT_MS = 5_200

const { lasting, app } = useWorld()
const { watcher } = useWatchers(app)
const tile = { feed: 'measures', scope: 'tile', x: 65, y: 41 }

const missed = (watching: Watcher, what: unknown, ms: unknown) =>
  watching.socket.timeout(2000).emitWithAck('missed', what, ms)

test('missed: malformed questions get no answer, and feeds that are unknown, not allowed or not joined count as missed', async () => {
  const guest = await watcher()
  for (const [what, ms] of [
    ['x', 0],
    [[tile], 'x'],
    [[tile], -1],
    [[tile], Number.NaN],
    [Array.from({ length: 80 }, () => tile), 0],
  ])
    expect(await missed(guest, what, ms)).toEqual([])
  await guest.follow(tile)
  const others = [{ feed: 'drafts' }, { feed: 'me' }, { ...tile, x: 66 }, null]
  expect(await missed(guest, others, 0)).toEqual([true, true, true, true])
})

test('missed: an event before a feed was joined counts for that feed, also where nobody followed it', async () => {
  const { make } = lasting()
  const maker = await make.member()
  await sleep(RECENT_MS)
  const watching = await watcher(maker)
  const [far, near] = [
    { ...tile, x: 9 },
    { ...tile, x: 66 },
  ]
  for (const what of [far, near, { feed: 'me' }]) await watching.follow(what)
  expect(await missed(watching, [far, near, { feed: 'me' }], 100)).toEqual([false, false, false])
  await make.area(maker, square(6.2, 53.05))
  await watching.until('mine.changed')
  const late = await watcher(maker)
  for (const what of [far, near, { feed: 'me' }]) await late.follow(what)
  expect(await missed(late, [far, near, { feed: 'me' }], 100)).toEqual([false, true, true])
  expect(await missed(late, [far], 10 * 60_000)).toEqual([true])
})
