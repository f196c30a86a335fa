import { beforeEach, expect, test, vi } from 'vitest'
import { Presence, Quotas } from './quotas.ts'
import { FairQueue } from './fairQueue.ts'

let now = 0
const clock = () => now
beforeEach(() => void (now = 0))
const make = (burst: number, perSecond: number) => {
  const presence = new Presence(clock)
  return { presence, quotas: new Quotas({ burst, perSecond }, presence, clock) }
}

test('Quotas: a key above its quota waits while another key is active, and the other key does not wait', () => {
  const { presence, quotas } = make(100, 10)
  presence.seen('ordinary')
  presence.seen('hungry')
  quotas.charge('hungry', 100)
  expect(quotas.waitOf('hungry')).toBe(0)
  quotas.charge('hungry', 5)
  expect(quotas.waitOf('hungry')).toBe(500)
  expect(quotas.waitOf('ordinary')).toBe(0)
  now += 400
  expect(quotas.waitOf('hungry')).toBeCloseTo(100)
  now += 100
  expect(quotas.waitOf('hungry')).toBe(0)
})

test('Quotas: a key above its quota does not wait while no other key is active, and waits at most two seconds otherwise', () => {
  const { presence, quotas } = make(100, 10)
  presence.seen('hungry')
  quotas.charge('hungry', 1_000_000)
  expect(quotas.waitOf('hungry')).toBe(0)
  presence.seen('ordinary')
  expect(quotas.waitOf('hungry')).toBe(2000)
  now += 1000
  presence.seen('hungry')
  expect(quotas.waitOf('hungry')).toBe(0)
})

test('Quotas: an idle hour refills a quota to its full size and no further', () => {
  const { presence, quotas } = make(100, 10)
  presence.seen('ordinary')
  presence.seen('hungry')
  quotas.charge('hungry', 50)
  now += 3_600_000
  presence.seen('ordinary')
  quotas.charge('hungry', 101)
  expect(quotas.waitOf('hungry')).toBe(100)
})

test('FairQueue with quotas: tasks of a key above its quota wait until the quota refills, while tasks of other keys run', async () => {
  const { presence, quotas } = make(1, 10)
  const queue = new FairQueue({ atOnce: 2, each: 1, line: 9, lineEach: 2, quotas }, clock)
  const done: string[] = []
  const task = (key: string) =>
    queue.run(key, async () => {
      quotas.charge(key, 2)
      done.push(key)
    })
  await task('hungry')
  presence.seen('ordinary')
  const later = [task('hungry'), task('hungry')]
  await expect(task('hungry')).rejects.toMatchObject({ code: 'too-many' })
  await task('ordinary')
  expect(done).toEqual(['hungry', 'ordinary'])
  now += 100
  presence.seen('ordinary')
  await vi.waitFor(() => expect(done).toEqual(['hungry', 'ordinary', 'hungry']))
  // The other key is not active any more, so the last task waits no longer.
  now += 5000
  await Promise.all(later)
})
