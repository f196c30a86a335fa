import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { areaData, square, type TestPerson } from './world.ts'

/**
 * The longest wait of others, in milliseconds, while hostile work runs: `ms`, and so many `times` the longest wait without that work, for
 * machines that are busy with other things. Work that blocks others makes them wait many times as long.
 */
const PATIENCE = { ms: 1000, times: 5 }

/** The longest that somebody waits for one thing that everybody does, until `work` is done. */
async function longestWait({ call }: TestPerson, work: Promise<unknown>): Promise<number> {
  let [longest, busy] = [0, true]
  const finished = work.finally(() => (busy = false))
  for (let i = 0; busy; i++)
    for (const ask of [
      () => call.feed.land.all({}),
      () => call.measure.insert({ measure: square(100 + i / 100, -40), data: areaData }),
    ]) {
      const began = performance.now()
      await ask()
      longest = Math.max(longest, performance.now() - began)
    }
  await finished
  return longest
}

/** Does some work while somebody else does what everybody does, who hardly waits for it. */
export async function whileOthersGoOn(other: TestPerson, work: () => Promise<unknown>): Promise<void> {
  const without = await longestWait(other, sleep(500))
  expect(await longestWait(other, work())).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
}

/** Does something that nobody waits long for, since on the embedded engine everybody waits for it. */
export async function soonDone<T>(other: TestPerson, task: () => Promise<T>): Promise<T> {
  const without = await longestWait(other, sleep(200))
  const began = performance.now()
  const result = await task()
  expect(performance.now() - began).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
  return result
}
