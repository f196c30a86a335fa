import { AppError } from '@fieldfare/shared/errors.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { NoAnswerError } from '../i18n/failure.ts'
import type { Act } from './act.ts'
import { ABOUT, aWorld, kept } from './fakeDevice.ts'
import type { Outbox } from './outboxPorts.ts'

describe('post', () => {
  test('if the server refuses an action at once, throws the refusal, undoes its effect on screen, and does not store the action', async () => {
    const world = aWorld()
    world.refuse.set('a', new AppError('not-subscribed'))
    const takeBack = vi.fn()
    const act = { ...world.act, show: () => takeBack }
    const box = world.open()
    await expect(box.post(act, { id: 'a' }, ABOUT)).rejects.toMatchObject({ code: 'not-subscribed' })
    expect(takeBack).toHaveBeenCalledOnce()
    expect([kept(box), [...world.device]]).toEqual([[], []])
  })

  test("puts the server's answer to an action into the cache, and removes the action from the device", async () => {
    const world = aWorld()
    const box = world.open()
    expect(await box.post(world.act, { id: 'a' }, ABOUT)).toEqual({ kept: false, answer: 'answer to a' })
    expect(world.act.put).toHaveBeenCalledWith('answer to a', { id: 'a' })
    expect(world.device.size).toBe(0)
  })

  test('throws for a guest without a connection, instead of storing the action on the device', async () => {
    const world = aWorld()
    world.person = null
    world.network = 'closed'
    const box = world.open()
    await expect(box.post(world.act, { id: 'a' }, ABOUT)).rejects.toMatchObject({ code: 'network' })
    expect(world.device.size).toBe(0)
  })

  test('stores actions on the device without a connection, and sends them in order once the connection is back', async () => {
    const world = aWorld()
    world.network = 'closed'
    const box = world.open()
    for (const id of ['a', 'b']) expect(await box.post(world.act, { id }, ABOUT)).toEqual({ kept: true })
    expect(world.device.size).toBe(2)
    world.network = 'open'
    await box.send()
    expect([world.order, world.device.size]).toEqual([['a', 'b'], 0])
  })

  test('keeps an action in memory if the device has no room for it, and sends it once the connection is back', async () => {
    const world = aWorld()
    world.network = 'closed'
    world.full = true
    const box = world.open()
    expect(await box.post(world.act, { id: 'a' }, ABOUT)).toEqual({ kept: true })
    world.network = 'open'
    await box.send()
    expect(world.order).toEqual(['a'])
  })

  test('joins a new action with an unsent one of the same key, and sends only the joined action', async () => {
    const world = aWorld()
    const sent: unknown[] = []
    const act: Act<{ before: number; vote: number }> = {
      name: 'vote',
      label: 'app.word.undo',
      send: async (input) => {
        if (world.network === 'closed') throw new NoAnswerError('network')
        sent.push(input)
      },
      keyOf: () => 'c',
      join: ({ before }, later) => ({ ...later, before }),
    }
    world.network = 'closed'
    const box = world.open(act as Act)
    await box.post(act, { before: 1, vote: -1 }, ABOUT)
    await box.post(act, { before: -1, vote: 0 }, ABOUT)
    world.network = 'open'
    await box.send()
    expect(sent).toEqual([{ before: 1, vote: 0 }])
  })
})

describe('send', () => {
  test('keeps an action that the server refuses, with the refusal, until the person sends it again or discards it', async () => {
    const world = aWorld()
    world.network = 'closed'
    const box = world.open()
    for (const id of ['a', 'b', 'c']) await box.post(world.act, { id }, ABOUT)
    world.network = 'open'
    for (const id of ['a', 'b']) world.refuse.set(id, new AppError('ended'))
    await box.send()
    expect(kept(box).map(({ refusal }) => refusal?.code)).toEqual(['ended', 'ended'])
    expect(world.order).toEqual(['c'])
    world.refuse.clear()
    const [first, second] = kept(box)
    await box.retry(first?.id ?? '')
    await box.discard(second?.id ?? '')
    expect([world.order, world.device.size]).toEqual([['c', 'a'], 0])
  })

  test('leaves an action waiting, not marked as refused, if the session has ended or a rate limit applies', async () => {
    const world = aWorld()
    world.network = 'closed'
    const box = world.open()
    await box.post(world.act, { id: 'a' }, ABOUT)
    world.network = 'open'
    for (const code of ['not-signed-in', 'too-many'] as const) {
      world.refuse.set('a', new AppError(code))
      await box.send()
      expect(kept(box)).toMatchObject([{ refusal: null }])
    }
  })

  test("sends waiting actions only while the person who made them is signed in, both on this page and in the browser's session", async () => {
    const world = aWorld()
    world.network = 'closed'
    await world.open().post(world.act, { id: 'a' }, ABOUT)
    world.network = 'open'
    world.signedIn = 'ben'
    await world.open().send()
    world.person = 'ben'
    await world.open().send()
    expect(world.order).toEqual([])
    world.signedIn = world.person = 'ann'
    await world.open().send()
    expect(world.order).toEqual(['a'])
  })

  test('keeps an action whose name the app does not know, and marks it as refused', async () => {
    const world = aWorld()
    world.network = 'closed'
    await world.open().post(world.act, { id: 'a' }, ABOUT)
    world.network = 'open'
    const box = createUnknowing(world)
    await box.send()
    expect(kept(box)).toMatchObject([{ refusal: { code: 'general' } }])
  })
})

function createUnknowing(world: ReturnType<typeof aWorld>): Outbox {
  return world.open({
    ...world.act,
    send: async () => {
      throw new Error('unknown')
    },
  } as unknown as Act)
}

test('createOutbox: whatever the connection, crashes and the clock do, each action is done once and in order, or shown as refused', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ refused: fc.boolean(), awaited: fc.boolean() }) },
    { weight: 4, arbitrary: fc.constantFrom('open' as const, 'closed' as const, 'lost' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('crash' as const, 'timer' as const, 'send' as const, 'unreachable' as const),
    },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 4e12 }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = aWorld()
      const clock = vi.spyOn(Date, 'now')
      let box = world.open()
      /** The acts that the person knows to be done or kept. */
      const settled: string[] = []
      let made = 0
      const post = (id: string) =>
        box.post(world.act, { id }, ABOUT).then(
          () => void settled.push(id),
          (error: unknown) => expect(error).toMatchObject({ code: 'ended' }),
        )
      for (const one of steps) {
        if (typeof one === 'number') clock.mockReturnValue(one)
        else if (typeof one === 'object') {
          const id = String(made++)
          if (one.refused) world.refuse.set(id, new AppError('ended'))
          const outcome = post(id)
          if (one.awaited) await outcome
        } else if (one === 'crash') {
          box = world.open()
          await box.open()
        } else if (one === 'timer') for (const work of world.timers.splice(0)) work()
        else if (one === 'send') await box.send()
        else if (one === 'unreachable') world.reachable = !world.reachable
        else world.network = one
      }
      world.network = 'open'
      world.reachable = true
      while (box.state.get().entries.some(({ refusal }) => refusal === null)) await box.send()
      await new Promise((resolve) => setTimeout(resolve))
      clock.mockRestore()
      const shown = kept(box).map(({ input }) => (input as { id: string }).id)
      expect([...world.order, ...shown]).toEqual(expect.arrayContaining(settled))
      expect(new Set([...world.order, ...shown]).size).toBe(world.order.length + shown.length)
      expect(kept(box).every(({ refusal }) => refusal?.code === 'ended')).toBe(true)
      expect(world.order).toEqual(world.order.toSorted((one, other) => Number(one) - Number(other)))
      expect(world.device.size).toBe(shown.length)
    }),
    { numRuns: 150 },
  )
})
