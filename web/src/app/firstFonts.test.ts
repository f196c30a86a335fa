import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstFonts } from './firstFonts.ts'

const load = vi.fn<(face: string) => Promise<FontFace[]>>()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a font that never comes delays nothing for longer than a moment', async () => {
  load.mockReturnValue(new Promise(() => undefined))
  const waiting = firstFonts({ load })
  await vi.advanceTimersByTimeAsync(150)
  await expect(waiting).resolves.toBeUndefined()
})

test('one that cannot be loaded does not stop the start', async () => {
  load.mockRejectedValue(new TypeError('refused'))
  await expect(firstFonts({ load })).resolves.toBeUndefined()
})

test('where both are here at once, nothing waits', async () => {
  load.mockResolvedValue([])
  await firstFonts({ load })
  expect(load.mock.calls.map(([face]) => face).join()).toMatch(/Figtree.*Literata/)
})
