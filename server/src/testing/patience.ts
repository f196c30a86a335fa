import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { areaData, square, type TestPerson } from './world.ts'

/**
 * The longest wait of others, in milliseconds, while hostile work runs: `ms`, and so many `times` the longest wait without that work, for
 * machines that are busy with other things. Work that blocks others makes them wait many times as long.
 */
const PATIENCE = { ms: 1000, times: 5 }

/** Measures the longest that a person waits for an ordinary call, until `work` is done. */
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

/** Runs some work while another person makes ordinary calls, which must hardly wait for it. */
export async function whileOthersGoOn(other: TestPerson, work: () => Promise<unknown>): Promise<void> {
  const without = await longestWait(other, sleep(500))
  expect(await longestWait(other, work())).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
}

/** Runs a task that must be quick, since on the embedded engine everybody waits for it. */
export async function soonDone<T>(other: TestPerson, task: () => Promise<T>): Promise<T> {
  const without = await longestWait(other, sleep(200))
  const began = performance.now()
  const result = await task()
  expect(performance.now() - began).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
  return result
}
