import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstFonts } from './firstFonts.ts'

const load = vi.fn<(face: string) => Promise<FontFace[]>>()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('firstFonts resolves after 150 ms if a font never loads', async () => {
  load.mockReturnValue(new Promise(() => undefined))
  const waiting = firstFonts({ load })
  await vi.advanceTimersByTimeAsync(150)
  await expect(waiting).resolves.toBeUndefined()
})

test('firstFonts resolves if a font fails to load', async () => {
  load.mockRejectedValue(new TypeError('refused'))
  await expect(firstFonts({ load })).resolves.toBeUndefined()
})

test('firstFonts resolves without a delay once both fonts are loaded', async () => {
  load.mockResolvedValue([])
  await firstFonts({ load })
  expect(load.mock.calls.map(([face]) => face).join()).toMatch(/Figtree.*Literata/)
})
