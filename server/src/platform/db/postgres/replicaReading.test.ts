import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../tables.ts'
import { readPosition, ReplicaReading } from './replicaReading.ts'

/** Makes a stand-in for a server's database handle, which tests recognize by its name. */
const handle = (name: string) => ({ name }) as unknown as Kysely<Tables>
const nameOf = (db: Kysely<Tables>) => (db as unknown as { name: string }).name
const at = (low: number) => `0/${low.toString(16).toUpperCase()}`
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** Makes a primary and replicas whose positions the test sets: null is a promoted replica, an error a server that does not answer. */
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
  'readPosition: for %j, which is no position in the write-ahead log, returns null',
  (text) => expect(readPosition(text)).toBeNull(),
)

test('readPosition: a later position in the write-ahead log is a larger number', () => {
  expect(readPosition('16/B374D848')).toBe(97_500_059_720n)
  expect((readPosition('1/0') ?? 0n) > (readPosition('0/FFFFFFFF') ?? 0n)).toBe(true)
})

describe('ReplicaReading: a replica that is left out', () => {
  test.each<[string, number | null | Error]>([
    ['does not answer', away()],
    ['was promoted', null],
  ])('a replica that %s gets no reads, and gets reads again once it has recovered', async (_name, state) => {
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

  test('a replica gets no reads once it lags more than a second behind, and gets reads again when it has caught up', async () => {
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

  test('a replica that already lags when this process first checks it gets no reads', async () => {
    const { read } = await world([50])
    expect(await read()).toBe('primary')
  })

  test('a read whose replica fails is repeated on the primary, and the next reads go to the primary too', async () => {
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

  test.each(['25006', '40001', '57P01'])(
    'a read that a replica ends with the error %s is repeated on the primary',
    async (code) => {
      const { reading } = await world([100])
      const read = reading.run(null, async (db) => {
        if (nameOf(db) !== 'primary') throw Object.assign(new Error('replica'), { code })
        return 'read'
      })
      expect(await read).toBe('read')
      const next = await reading.run(null, async (db) => nameOf(db))
      expect(next).toBe(code === '57P01' ? 'primary' : 'replica 0')
    },
  )

  test.each([
    ['a bug of the server', Object.assign(new Error('no such column'), { code: '42703' })],
    ['a statement timeout', Object.assign(new Error('too long'), { code: '57014' })],
  ])('a read that fails on a replica by %s is not repeated on the primary', async (_name, error) => {
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
  test("a person's reads after their write go to the primary until a replica has received the write", async () => {
    const { servers, read } = await world([100])
    servers.primary = 150
    expect(await read(at(150))).toBe('primary')
    servers.replicas[0] = 149
    expect(await read(at(150))).toBe('primary')
    servers.replicas[0] = 150
    expect(await read(at(150))).toBe('replica 0')
  })

  test("a read with an invalid position of the person's last write is answered by a replica", async () => {
    const { read } = await world([100])
    expect(await read('16; drop table')).toBe('replica 0')
  })

  test("a read after a write goes to the replica that has received the write, even if it is another replica's turn", async () => {
    const { servers, reading, read } = await world([100, 100])
    servers.primary = 150
    servers.replicas[1] = 150
    await reading.look()
    for (let i = 0; i < 4; i++) expect(await read(at(150))).toBe('replica 1')
  })
})

describe('ReplicaReading.notified', () => {
  test('a read that begins after a notification of a change includes the change', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = 150
    reading.notified()
    expect(await read()).toBe('primary')
    servers.replicas[0] = 150
    expect(await read()).toBe('replica 0')
  })

  test('a notification that arrives while an earlier one is handled is not lost', async () => {
    for (let steps = 0; steps < 12; steps++) {
      const { servers, reading, read } = await world([100])
      reading.notified()
      for (let i = 0; i < steps; i++) await Promise.resolve()
      servers.primary = 150
      reading.notified()
      expect(await read(), `after ${steps} steps`).toBe('primary')
    }
  })

  test('if the primary does not answer after a notification, no replica is used until the next check of the positions', async () => {
    const { servers, reading, read } = await world([100])
    servers.primary = away()
    reading.notified()
    expect(await read()).toBe('primary')
  })

  test('a thousand concurrent reads ask a replica once for its position', async () => {
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

test('ReplicaReading: reads go to all replicas in turns', async () => {
  const { read } = await world([100, 100])
  expect([await read(), await read(), await read(), await read()].toSorted()).toEqual([
    'replica 0',
    'replica 0',
    'replica 1',
    'replica 1',
  ])
})
