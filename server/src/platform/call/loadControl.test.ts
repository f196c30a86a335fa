import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { makeLoadControl, shareOf } from './loadControl.ts'

const { undone, lasting, app } = useWorld()
const from = (ip: string) => ({ who: null, request: { ip } as FastifyRequest })
const met = () =>
  makeLoadControl(app().deps.db, { ...app().deps.config, NODE_ENV: 'production', PEOPLE_PER_ADDRESS: 1 })

test('load.read: guests above the limit of an IP address get too-many, other guests and signed-in people do not; no row is stored', async () => {
  const load = met()
  const { db } = lasting().deps
  const counted = async () => (await db.pool.query('select * from rate_limit order by key')).rows
  const before = await counted()
  for (let i = 0; i < 100; i++) await load.read(from('198.51.100.7'), async () => undefined)
  await expect(load.read(from('198.51.100.7'), async () => undefined)).rejects.toMatchObject({ code: 'too-many' })
  await load.read(from('198.51.100.8'), async () => undefined)
  const { id } = await lasting().make.member()
  const who = { id } as never
  for (let i = 0; i < 60; i++) await load.read({ ...from('198.51.100.7'), who }, async () => undefined)
  expect(await counted()).toEqual(before)
})

test.each([
  ['sixty guests behind one IP address open pages of twenty calls', 1200, null],
  ['a person opens a dozen pages of twenty calls', 240, { id: 'somebody' } as never],
])('load.read: no read is refused in two rounds, in each of which %s', async (_what, count, who) => {
  const load = makeLoadControl(app().deps.db, { ...app().deps.config, NODE_ENV: 'production' })
  const reads = () =>
    Array.from({ length: count }, () => load.read({ ...from('198.51.100.7'), who }, () => Promise.resolve('read')))
  for (let time = 0; time < 2; time++) expect(new Set(await Promise.all(reads()))).toEqual(new Set(['read']))
})

test('load.read: of a hundred reads of one IP address two run at once, and a read of another address runs as well', async () => {
  const { db } = lasting().deps
  const load = makeLoadControl({ pool: { options: { max: 10 } } } as typeof db, app().deps.config)
  const gate = Promise.withResolvers<void>()
  let running = 0
  const isHeld = async () => {
    running++
    await gate.promise
  }
  const greedy = Array.from({ length: 100 }, () => load.read(from('198.51.100.7'), isHeld))
  await Promise.resolve()
  expect(running).toBe(2)
  const others = ['198.51.100.8', '198.51.100.9'].map((ip) => load.read(from(ip), isHeld))
  await Promise.resolve()
  expect(running).toBe(3)
  gate.resolve()
  await Promise.all([...greedy, ...others])
  // The shares of reads, writes and tiles leave some connections free.
  expect(2 * shareOf(10, 0.3) + shareOf(10, 0.2)).toBeLessThan(10)
})

test(
  'account.me: twenty concurrent calls of one person all return that person',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const ids = await Promise.all(Array.from({ length: 20 }, () => call.account.me()))
    expect(new Set(ids.map((me) => me?.id)).size).toBe(1)
  }),
)

const living = () => makeLoadControl(app().deps.db, { ...app().deps.config, NODE_ENV: 'production' })
const [HUNGRY, OTHER] = ['198.51.100.7', '198.51.100.8']

test('load.read: reads from an IP address with too many reads wait while others are active, and the reads of the others do not', async () => {
  const load = living()
  const read = (ip: string) => load.read(from(ip), async () => void served.push(ip))
  const served: string[] = []
  await read(OTHER)
  const many = Array.from({ length: 700 }, () => read(HUNGRY))
  const ofHungry = () => served.filter((ip) => ip === HUNGRY).length
  await vi.waitFor(async () => {
    await read(OTHER)
    expect(ofHungry()).toBeGreaterThanOrEqual(500)
  }, 5000)
  expect(ofHungry()).toBeLessThan(650)
  // The other client is not active any more.
  await Promise.all(many)
})

test('load.read: the next read from an IP address that got too many bytes of answers waits while other people are active', async () => {
  const load = living()
  const request = { ip: HUNGRY, raw: { socket: { bytesWritten: 5 } } }
  const ctx = { who: null, request: request as unknown as FastifyRequest }
  await load.read(from(OTHER), async () => undefined)
  await load.read(ctx, async () => undefined)
  request.raw.socket.bytesWritten += 16_200_000
  load.answered(ctx.request)
  let served = false
  const next = load.read(ctx, async () => void (served = true))
  await load.read(from(OTHER), async () => undefined)
  expect(served).toBe(false)
  await next
})

test('load.input: long inputs wait before they are checked while other people are active, a short input does not', async () => {
  const load = living()
  const order: string[] = []
  const send = (ip: string, body: string) =>
    load.input({ who: { id: ip } as never, request: { ip, body } as FastifyRequest }).then(() => void order.push(ip))
  await load.read(from(OTHER), async () => undefined)
  const long = Array.from({ length: 6 }, () => send(HUNGRY, 'x'.repeat(1_000_000)))
  await vi.waitFor(async () => {
    await load.read(from(OTHER), async () => undefined)
    expect(order.length).toBeGreaterThan(3)
  })
  await send(OTHER, 'x'.repeat(20_000))
  expect(order.at(-1)).toBe(OTHER)
  expect(order.length).toBeLessThan(7)
  await Promise.all(long)
})

test("load.photo: a person whose photos took much processor time waits while others are active, and the others' photos do not wait", async () => {
  const load = living()
  const order: string[] = []
  const photo = (personId: string, ms: number) =>
    load.photo(personId, async (spent) => {
      spent(ms)
      order.push(personId)
    })
  const seen = () => load.read(from(OTHER), async () => undefined)
  for (let i = 0; i < 3; i++) await photo(HUNGRY, 600)
  await seen()
  const next = photo(HUNGRY, 600)
  expect(() => load.assertPhotoRoom(HUNGRY)).toThrow('too-many')
  expect(() => load.assertPhotoRoom(OTHER)).not.toThrow()
  await photo(OTHER, 100)
  expect(order).toEqual([HUNGRY, HUNGRY, HUNGRY, OTHER])
  // The other person is not active any more.
  await next
})
