import { expect, test } from 'vitest'
import { Turns } from './semaphore.ts'

test('who would wait in a full line is refused, and the others are not', async () => {
  const turns = new Turns(1, 1)
  const gate = Promise.withResolvers<string>()
  const [first, second] = [turns.take(() => gate.promise), turns.take(async () => 'second')]
  await expect(turns.take(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('a failure lets the next one run', async () => {
  const turns = new Turns(1, 9)
  const failed = turns.take(() => Promise.reject(new Error('no')))
  const next = turns.take(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('never more at once than allowed', async () => {
  const turns = new Turns(2, 99)
  let [running, most] = [0, 0]
  const one = () =>
    turns.take(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
    })
  await Promise.all(Array.from({ length: 9 }, one))
  expect(most).toBe(2)
})
