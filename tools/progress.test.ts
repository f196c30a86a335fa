import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elapsed, showing } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function output(isTTY: boolean) {
  const written: string[] = []
  return { written, out: { isTTY, columns: 40, write: (text: string) => written.push(text) } }
}

test('showing writes to a log a line at the start of a step, one every 15 seconds, and one with the time taken at the end', () => {
  const { written, out } = output(false)
  const step = showing(out)('Installing packages', () => '12 of 20')
  vi.advanceTimersByTime(16_000)
  step.end()
  vi.advanceTimersByTime(60_000)
  expect(written.join('')).toBe(
    'Installing packages\nInstalling packages  12 of 20  0:15\nInstalling packages  12 of 20  16.0 s\n',
  )
})

test('showing rewrites one line on a terminal, no wider than the terminal', () => {
  const { written, out } = output(true)
  let count = 0
  const step = showing(out)('Installing packages, which takes a while', () => `${count++} of 20`)
  vi.advanceTimersByTime(2000)
  step.end()
  expect(written.at(-1)).toBe('\n')
  expect(written.slice(0, -1)).toHaveLength(4)
  for (const line of written.slice(0, -1)) expect(line.replace('\r\u001B[K', '').length).toBeLessThanOrEqual(39)
})

test('showing alternates two concurrent steps in one terminal line and leaves a line with the time of each', () => {
  const { written, out } = output(true)
  const begin = showing(out)
  const [slow, fast] = [begin('Slow'), begin('Fast')]
  vi.advanceTimersByTime(1000)
  fast.end()
  vi.advanceTimersByTime(1000)
  slow.end()
  const shown = written.join('').split('\n')
  expect(shown.map((line) => line.split('\r\u001B[K').at(-1))).toEqual(['Fast  1.0 s', 'Slow  2.0 s', ''])
  expect(shown[0]).toContain('Slow  0:01')
})

test('elapsed formats milliseconds as minutes and seconds', () => {
  expect([0, 5999, 65_000, 600_000].map(elapsed)).toEqual(['0:00', '0:05', '1:05', '10:00'])
})
