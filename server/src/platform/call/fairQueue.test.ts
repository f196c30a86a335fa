import { expect, test } from 'vitest'
import { FairQueue } from './fairQueue.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

test('FairQueue: a task is refused with unavailable while the queue is full, and the queued tasks still run', async () => {
  const queue = new FairQueue({ atOnce: 1, line: 1 })
  const gate = Promise.withResolvers<string>()
  const [first, second] = [queue.run('a', () => gate.promise), queue.run('b', async () => 'second')]
  await expect(queue.run('c', async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('FairQueue: a new task of a key with too many queued tasks is refused with too-many, a task of another key is not', async () => {
  const queue = new FairQueue({ atOnce: 1, line: 9, lineEach: 1 })
  const gate = Promise.withResolvers<void>()
  const admitted = [queue.run('a', () => gate.promise), queue.run('a', async () => undefined)]
  await expect(queue.run('a', async () => undefined)).rejects.toMatchObject({ code: 'too-many' })
  admitted.push(queue.run('b', async () => undefined))
  gate.resolve()
  await Promise.all(admitted)
  await queue.run('a', async () => undefined)
})

test('FairQueue: the next task runs after a task that fails', async () => {
  const queue = new FairQueue({ atOnce: 1, line: 9 })
  const failed = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('FairQueue: at most `atOnce` tasks run at the same time, and at most `each` of one key', async () => {
  const queue = new FairQueue({ atOnce: 3, each: 2, line: 99 })
  const running: string[] = []
  const most = { all: 0, a: 0 }
  const one = (key: string) =>
    queue.run(key, async () => {
      running.push(key)
      most.all = Math.max(most.all, running.length)
      most.a = Math.max(most.a, running.filter((each) => each === 'a').length)
      await tick()
      running.splice(running.indexOf(key), 1)
    })
  await Promise.all([...Array.from({ length: 9 }, () => one('a')), ...Array.from({ length: 9 }, () => one('b'))])
  expect(most).toEqual({ all: 3, a: 2 })
})

/** Runs tasks one at a time, each taking `ms` milliseconds on a simulated clock. @returns the keys in the order in which their tasks ran */
async function orderOf(tasks: [key: string, ms: number][]): Promise<string[]> {
  let now = 0
  const queue = new FairQueue({ atOnce: 1, line: 999 }, () => now)
  const order: string[] = []
  const run = async ([key, ms]: [string, number]) =>
    queue.run(key, async () => {
      order.push(key)
      await Promise.resolve()
      now += ms
    })
  await Promise.all(tasks.map(run))
  return order
}

test('FairQueue: keys take turns, so a task of a key with two tasks waits for only one task of a key with a hundred', async () => {
  const many = Array.from({ length: 100 }, (): [string, number] => ['many', 1])
  const order = await orderOf([...many, ['few', 1], ['few', 1]])
  expect(order.slice(0, 5)).toEqual(['many', 'few', 'many', 'few', 'many'])
})

test('FairQueue: the next task is one of the key whose tasks have taken the least time so far', async () => {
  const long = Array.from({ length: 3 }, (): [string, number] => ['long', 50])
  const short = Array.from({ length: 9 }, (): [string, number] => ['short', 10])
  const order = await orderOf([...long, ...short])
  expect(order.join(' ')).toBe('long short short short short short long short short short short long')
})

test('FairQueue: a key that has used more time runs later, until that time is forgotten after some minutes', async () => {
  let now = 0
  const queue = new FairQueue({ atOnce: 1, line: 9 }, () => now)
  await queue.run('greedy', async () => void (now += 60_000))
  const order: string[] = []
  const three = () => {
    const gate = Promise.withResolvers<void>()
    const first = queue.run('first', () => gate.promise)
    const rest = ['greedy', 'other'].map((key) => queue.run(key, async () => void order.push(key)))
    now += 1
    gate.resolve()
    return Promise.all([first, ...rest])
  }
  await queue.run('other', async () => void (now += 10))
  await three()
  now += 200_000
  await queue.run('other', async () => void (now += 10))
  await three()
  expect(order).toEqual(['other', 'greedy', 'greedy', 'other'])
})

test('FairQueue.assertRoom: throws too-many for a key whose queue is full, and nothing for another key', async () => {
  const queue = new FairQueue({ atOnce: 1, line: 9, lineEach: 1 })
  const gate = Promise.withResolvers<void>()
  queue.assertRoom('a')
  const admitted = [queue.run('a', () => gate.promise), queue.run('a', async () => undefined)]
  expect(() => queue.assertRoom('a')).toThrow(expect.objectContaining({ code: 'too-many' }))
  queue.assertRoom('b')
  gate.resolve()
  await Promise.all(admitted)
})

test('FairQueue: a key that has used much time runs after at most 16 tasks of newly arriving keys', async () => {
  let now = 0
  const queue = new FairQueue({ atOnce: 1, line: 999 }, () => now)
  await queue.run('busy', async () => void (now += 1000))
  let [served, before] = [false, 0]
  const others: Promise<void>[] = []
  // Each newcomer's task adds the task of another new key.
  const newcomer = (i: number): Promise<void> =>
    queue.run(`newcomer ${i}`, async () => {
      if (!served) before++
      now += 1
      if (!served && i < 50) others.push(newcomer(i + 1))
      await tick()
    })
  others.push(newcomer(0))
  await queue.run('busy', async () => void (served = true))
  await Promise.all(others)
  expect(before).toBeLessThanOrEqual(16)
})

test('FairQueue: a key that has used much time lately runs one task at a time, until that time is forgotten', async () => {
  let now = 0
  const queue = new FairQueue({ atOnce: 3, line: 9 }, () => now)
  const most = async () => {
    let [running, highest] = [0, 0]
    const one = () =>
      queue.run('a', async () => {
        highest = Math.max(highest, ++running)
        await tick()
        running--
      })
    await Promise.all([one(), one(), one()])
    return highest
  }
  expect(await most()).toBe(3)
  await queue.run('a', async () => void (now += 2000))
  expect(await most()).toBe(1)
  now += 60_000
  expect(await most()).toBe(3)
})
