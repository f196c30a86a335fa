import { beforeEach, expect, test, vi } from 'vitest'
import { Presence, Rations } from './rations.ts'
import { FairQueue } from './fairQueue.ts'

let now = 0
const clock = () => now
beforeEach(() => void (now = 0))
const make = (burst: number, perSecond: number) => {
  const presence = new Presence(clock)
  return { presence, rations: new Rations({ burst, perSecond }, presence, clock) }
}

test('Rations: a key above its ration waits while another key is active, and the other key does not wait', () => {
  const { presence, rations } = make(100, 10)
  presence.seen('ordinary')
  presence.seen('hungry')
  rations.charge('hungry', 100)
  expect(rations.waitOf('hungry')).toBe(0)
  rations.charge('hungry', 5)
  expect(rations.waitOf('hungry')).toBe(500)
  expect(rations.waitOf('ordinary')).toBe(0)
  now += 400
  expect(rations.waitOf('hungry')).toBeCloseTo(100)
  now += 100
  expect(rations.waitOf('hungry')).toBe(0)
})

test('Rations: a key that is alone does not wait, and waits at most two seconds when another key becomes active', () => {
  const { presence, rations } = make(100, 10)
  presence.seen('hungry')
  rations.charge('hungry', 1_000_000)
  expect(rations.waitOf('hungry')).toBe(0)
  presence.seen('ordinary')
  expect(rations.waitOf('hungry')).toBe(2000)
  now += 1000
  presence.seen('hungry')
  expect(rations.waitOf('hungry')).toBe(0)
})

test('Rations: an idle hour refills a ration to its full size and no further', () => {
  const { presence, rations } = make(100, 10)
  presence.seen('ordinary')
  presence.seen('hungry')
  rations.charge('hungry', 50)
  now += 3_600_000
  presence.seen('ordinary')
  rations.charge('hungry', 101)
  expect(rations.waitOf('hungry')).toBe(100)
})

test('FairQueue with rations: a waiting key leaves its free place to other keys and gets it when its ration refills', async () => {
  const { presence, rations } = make(1, 10)
  const turns = new FairQueue({ atOnce: 2, each: 1, line: 9, lineEach: 2, rations }, clock)
  const done: string[] = []
  const task = (key: string) =>
    turns.run(key, async () => {
      rations.charge(key, 2)
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
