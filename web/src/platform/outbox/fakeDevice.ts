import type { AppError } from '@fieldfare/shared/errors.ts'
import { vi } from 'vitest'
import { NoAnswerError } from '../i18n/failure.ts'
import type { Act, Entry } from './act.ts'
import { createOutbox } from './createOutbox.ts'
import type { Outbox } from './outboxPorts.ts'

export const ABOUT = { title: 'The marsh', words: '', then: '/map' }

export interface World {
  device: Map<string, Entry>
  /** The ids of the acts that the server did, in the order in which it first did each. */
  order: string[]
  reachable: boolean
  /** The state of the network: with `lost`, a request reaches the server, and its answer does not come back. */
  network: 'open' | 'closed' | 'lost'
  refuse: Map<string, AppError>
  person: string | null
  /** The person who is signed in, as the server knows. */
  signedIn: string | null
  full: boolean
  timers: (() => void)[]
  act: Act<{ id: string }, string>
  /** Opens a page of the app; the page that was open before does nothing more, as after a crash. */
  open: (act?: Act) => Outbox
}

/** Makes a fake device, server and network, for tests of the outbox. */
export function aWorld(): World {
  const device = new Map<string, Entry>()
  const order: string[] = []
  let opened = 0
  const world: World = {
    device,
    order,
    reachable: true,
    network: 'open',
    refuse: new Map(),
    person: 'ann',
    signedIn: 'ann',
    full: false,
    timers: [],
    act: {
      name: 'note',
      label: 'app.word.undo',
      send: async ({ id }) => {
        await Promise.resolve()
        if (world.network === 'closed') throw new NoAnswerError('network')
        const refusal = world.refuse.get(id)
        if (refusal) throw refusal
        if (!order.includes(id)) order.push(id)
        if (world.network === 'lost') throw new NoAnswerError('network')
        return `answer to ${id}`
      },
      put: vi.fn(),
    },
    open: (act = world.act as Act) => {
      opened += 1
      const page = opened
      const alive = async <T>(work: () => T | Promise<T>): Promise<T> =>
        page === opened ? work() : new Promise<T>(() => undefined)
      return createOutbox({
        load: () => alive(() => [...device.values()].map((entry) => structuredClone(entry))),
        save: (entry) =>
          alive(() => {
            if (world.full) throw new DOMException('full', 'QuotaExceededError')
            device.set(entry.id, structuredClone(entry))
          }),
        drop: (id) => alive(() => void device.delete(id)),
        actOf: () => alive(() => act),
        alone: (work) => alive(work),
        person: () => world.person,
        askPerson: () =>
          alive(() => {
            if (world.network !== 'open') throw new NoAnswerError('network')
            return world.signedIn
          }),
        isReachable: () => world.reachable,
        later: (_ms, work) => void (world.timers = [work]),
        note: () => undefined,
      })
    },
  }
  return world
}

export const kept = (box: Outbox) => box.state.get().entries
