import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { areaData, square, type TestPerson } from './world.ts'

/**
 * The longest time that other people may wait while hostile work runs: `ms` milliseconds, plus `times` their longest
 * wait without that work, since the machine may be busy with other things. Work that blocks people makes them wait many
 * times as long.
 */
const PATIENCE = { ms: 1000, times: 5 }

/** Measures the longest wait of a person for an ordinary call, until `work` is done. */
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

/** Runs some work while another person makes ordinary calls, and expects that these hardly wait for it. */
export async function whileOthersGoOn(other: TestPerson, work: () => Promise<unknown>): Promise<void> {
  const without = await longestWait(other, sleep(500))
  expect(await longestWait(other, work())).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
}

/** Runs a task and expects it to be quick, since everybody waits for it on the embedded engine. */
export async function soonDone<T>(other: TestPerson, task: () => Promise<T>): Promise<T> {
  const without = await longestWait(other, sleep(200))
  const began = performance.now()
  const result = await task()
  expect(performance.now() - began).toBeLessThan(PATIENCE.ms + PATIENCE.times * without)
  return result
}
