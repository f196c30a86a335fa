import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../tables.ts'
import { readPosition, ReplicaReading } from './replicaReading.ts'

/** Makes a handle of a server that tests tell from others by its name. */
const handle = (name: string) => ({ name }) as unknown as Kysely<Tables>
const nameOf = (db: Kysely<Tables>) => (db as unknown as { name: string }).name
const at = (low: number) => `0/${low.toString(16).toUpperCase()}`
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A primary and two replicas whose positions the test sets; null is promoted, an error does not answer. */
async function world(replicas: (number | null | Error)[] = [100, 100]) {
  const servers = { primary: 100 as number | Error, replicas, now: 0, asked: 0 }
  const log: string[] = []
  const say = (_details: object, message: string) => void log.push(message)
  const reading = new ReplicaReading(
    {
      kysely: handle('primary'),
      position: async () => {
        if (servers.primary instanceof Error) throw servers.primary
        return at(servers.primary)
      },
    },
    replicas.map((_, i) => ({
      name: `replica ${i}`,
      kysely: handle(`replica ${i}`),
      position: async () => {
        servers.asked++
        const position = servers.replicas[i]
        if (position instanceof Error) throw position
        return typeof position === 'number' ? at(position) : null
      },
      close: async () => undefined,
    })),
    { log: { info: say, warn: say }, now: () => servers.now, every: () => () => undefined },
  )
  await reading.look()
  const read = (after: string | null = null) => reading.run(after, async (db) => nameOf(db))
  return { servers, reading, read, log }
}

test.each([null, undefined, '', '0', '0/', '/0', '0/G', '0/123456789', "0/1'; drop table", '0/1 '])(
  'readPosition of %j is null',
  (text) => expect(readPosition(text)).toBeNull(),
)

test('readPosition grows as the log does', () => {
  expect(readPosition('16/B374D848')).toBe(97_500_059_720n)
  expect((readPosition('1/0') ?? 0n) > (readPosition('0/FFFFFFFF') ?? 0n)).toBe(true)
})

describe('ReplicaReading: a replica that is left out', () => {
  test.each<[string, number | null | Error]>([
    ['does not answer', away()],
    ['was promoted', null],
  ])('a replica that %s is left out, and comes back', async (_name, state) => {
    const { servers, reading, read, log } = await world([100])
    expect(await read()).toBe('replica 0')
    servers.replicas[0] = state
    await reading.look()
    expect(await read()).toBe('primary')
    servers.replicas[0] = 100
    await reading.look()
    expect(await read()).toBe('replica 0')
    expect(log).toEqual(['a replica is read from', 'a replica is left out', 'a replica is read from'])
  })

  test('a replica is left out once it lags more than a second behind, and is used again when it has caught up', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = 200
    servers.now = 900
    await reading.look()
    expect(await read()).toBe('replica 0')
    servers.now = 1800
    await reading.look()
    expect(await read()).toBe('primary')
    servers.replicas[0] = 200
    await reading.look()
    expect(await read()).toBe('replica 0')
  })

  test('a replica that lags since before this process looked is not used', async () => {
    const { read } = await world([50])
    expect(await read()).toBe('primary')
  })

  test('a read whose replica fails is made on the primary, and the next ones too', async () => {
    const { reading } = await world([100])
    const asked: string[] = []
    const run = () =>
      reading.run(null, async (db) => {
        asked.push(nameOf(db))
        if (nameOf(db) !== 'primary') throw away()
        return 'read'
      })
    expect([await run(), await run()]).toEqual(['read', 'read'])
    expect(asked).toEqual(['replica 0', 'primary', 'primary'])
  })

  test.each(['25006', '40001', '57P01'])('a read that a replica ends with %s is made on the primary', async (code) => {
    const { reading } = await world([100])
    const read = reading.run(null, async (db) => {
      if (nameOf(db) !== 'primary') throw Object.assign(new Error('replica'), { code })
      return 'read'
    })
    expect(await read).toBe('read')
    const next = await reading.run(null, async (db) => nameOf(db))
    expect(next).toBe(code === '57P01' ? 'primary' : 'replica 0')
  })

  test.each([
    ['a mistake of ours', Object.assign(new Error('no such column'), { code: '42703' })],
    ['a statement that takes too long', Object.assign(new Error('too long'), { code: '57014' })],
  ])('%s is not repeated on the primary', async (_name, error) => {
    const { reading } = await world([100])
    let times = 0
    const read = reading.run(null, async () => {
      times++
      throw error
    })
    await expect(read).rejects.toBe(error)
    expect(times).toBe(1)
  })
})

describe('ReplicaReading: a read of a person who has written', () => {
  test('a replica answers once it has the write; where that is not known, it is asked', async () => {
    const { servers, read } = await world([100])
    servers.primary = 150
    expect(await read(at(150))).toBe('primary')
    servers.replicas[0] = 149
    expect(await read(at(150))).toBe('primary')
    servers.replicas[0] = 150
    expect(await read(at(150))).toBe('replica 0')
  })

  test('an invalid position is ignored, and a replica answers', async () => {
    const { read } = await world([100])
    expect(await read('16; drop table')).toBe('replica 0')
  })

  test('the replica that has the write answers, whichever one is in turn', async () => {
    const { servers, reading, read } = await world([100, 100])
    servers.primary = 150
    servers.replicas[1] = 150
    await reading.look()
    for (let i = 0; i < 4; i++) expect(await read(at(150))).toBe('replica 1')
  })
})

describe('ReplicaReading.notified', () => {
  test('a read that begins after a notification of a change sees it', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = 150
    reading.notified()
    expect(await read()).toBe('primary')
    servers.replicas[0] = 150
    expect(await read()).toBe('replica 0')
  })

  test('a notification at any moment of the one before is not lost', async () => {
    for (let steps = 0; steps < 12; steps++) {
      const { servers, reading, read } = await world([100])
      reading.notified()
      for (let i = 0; i < steps; i++) await Promise.resolve()
      servers.primary = 150
      reading.notified()
      expect(await read(), `after ${steps} steps`).toBe('primary')
    }
  })

  test('no replica is used until the next look where the primary does not answer', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = away()
    reading.notified()
    expect(await read()).toBe('primary')
  })

  test('a thousand reads at a time ask a replica once', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = 150
    servers.replicas[0] = 150
    reading.notified()
    servers.asked = 0
    const reads = await Promise.all(Array.from({ length: 1000 }, () => read()))
    expect(new Set(reads)).toEqual(new Set(['replica 0']))
    expect(servers.asked).toBe(1)
  })
})

test('ReplicaReading reads from all replicas in turns', async () => {
  const { read } = await world([100, 100])
  expect([await read(), await read(), await read(), await read()].toSorted()).toEqual([
    'replica 0',
    'replica 0',
    'replica 1',
    'replica 1',
  ])
})
