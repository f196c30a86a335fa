import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elapsed, showing } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function output(isTTY: boolean) {
  const written: string[] = []
  return { written, out: { isTTY, columns: 40, write: (text: string) => written.push(text) } }
}

test('in a log a step is a line at its beginning and one every 15 seconds, and none after its end', () => {
  const { written, out } = output(false)
  const step = showing(out)('Installing packages', () => '12 of 20')
  vi.advanceTimersByTime(16_000)
  step.end()
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual(['Installing packages\n', 'Installing packages  12 of 20  0:15\n'])
})

test('on a terminal a step is one line that changes, no wider than the terminal', () => {
  const { written, out } = output(true)
  let count = 0
  const step = showing(out)('Installing packages, which takes a while', () => `${count++} of 20`)
  vi.advanceTimersByTime(2000)
  step.end()
  expect(written.at(-1)).toBe('\n')
  expect(written.slice(0, -1)).toHaveLength(4)
  for (const line of written.slice(0, -1)) expect(line.replace('\r\u001B[K', '').length).toBeLessThanOrEqual(39)
})

test('time is told in minutes and seconds', () => {
  expect([0, 5999, 65_000, 600_000].map(elapsed)).toEqual(['0:00', '0:05', '1:05', '10:00'])
})
