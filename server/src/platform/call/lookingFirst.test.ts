import { AppError } from '@fieldfare/shared/errors.ts'
import { expect, test, vi } from 'vitest'
import { lookingFirst, Stale } from './call.ts'

test('lookingFirst: runs `look` again when `run` throws Stale, and throws conflict when `run` throws Stale every time', async () => {
  const look = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2).mockResolvedValue(3)
  const done = await lookingFirst(look, async (looked) => {
    // tRPC wraps what a call threw in the same way.
    if (looked < 3) throw new Error('a call failed', { cause: new Stale() })
    return looked
  })
  expect([done, look.mock.calls.length]).toEqual([3, 3])
  const never = vi.fn().mockRejectedValue(new Stale())
  await expect(lookingFirst(async () => 0, never)).rejects.toMatchObject({ code: 'conflict' })
  expect(never.mock.calls.length).toBeGreaterThan(2)
})

test('lookingFirst: an error of `run` other than Stale is thrown at the first attempt', async () => {
  const run = vi.fn().mockRejectedValue(new AppError('forbidden'))
  await expect(lookingFirst(async () => 0, run)).rejects.toMatchObject({ code: 'forbidden' })
  expect(run).toHaveBeenCalledOnce()
})
