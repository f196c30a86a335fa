import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('a task that finds the queue full is refused, and the others are not', async () => {
  const semaphore = new Semaphore(1, 1)
  const gate = Promise.withResolvers<string>()
  const [first, second] = [semaphore.run(() => gate.promise), semaphore.run(async () => 'second')]
  await expect(semaphore.run(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('a failure lets the next one run', async () => {
  const semaphore = new Semaphore(1, 9)
  const failed = semaphore.run(() => Promise.reject(new Error('no')))
  const next = semaphore.run(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('never more at once than allowed', async () => {
  const semaphore = new Semaphore(2, 99)
  let [running, most] = [0, 0]
  const one = () =>
    semaphore.run(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
    })
  await Promise.all(Array.from({ length: 9 }, one))
  expect(most).toBe(2)
})
