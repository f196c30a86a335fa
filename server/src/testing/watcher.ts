import type { ContentChanged } from '@fieldfare/shared/contentViews.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll } from 'vitest'
import type { App } from '../app.ts'
import type { TestPerson } from './world.ts'

type ChangeOf<K extends ContentKind> = Extract<ContentChanged, { kind: K }>

export interface Watcher {
  socket: Socket
  heard: { name: LiveName; event: LiveEvents[LiveName] }[]
  follow(what: object): Promise<boolean>
  /** Waits until an event of this name has arrived for which `which` is true. */
  until<N extends LiveName>(name: N, which?: (event: LiveEvents[N]) => boolean): Promise<LiveEvents[N]>
  /** Waits for a change of one kind of content. */
  untilContent<K extends ContentKind>(kind: K, which?: (event: ChangeOf<K>) => boolean): Promise<ChangeOf<K>>
}

/** Starts the server of a file's tests, and disconnects all watchers at the end of each test. */
export function useWatchers(app: () => App) {
  let address = ''
  const sockets: Socket[] = []
  beforeAll(async () => {
    address = await app().start()
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })

  async function watcher(person?: TestPerson, headers: Record<string, string> = {}): Promise<Watcher> {
    const socket = io(address, {
      path: '/live',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { ...(person ? { cookie: person.cookie } : {}), ...headers },
    })
    sockets.push(socket)
    const heard: Watcher['heard'] = []
    socket.onAny((name, event) => heard.push({ name, event }))
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
    })
    async function until(name: LiveName, which: (event: never) => boolean): Promise<never> {
      const end = Date.now() + 5000
      for (;;) {
        const found = heard.find((one) => one.name === name && which(one.event as never))
        if (found) return found.event as never
        if (Date.now() > end) throw new Error(`${name} did not arrive`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
    return {
      socket,
      heard,
      follow: (what) => socket.timeout(2000).emitWithAck('follow', what),
      until: (name, which = () => true) => until(name, which),
      untilContent: (kind, which = () => true) =>
        until('content.changed', (event: ContentChanged) => event.kind === kind && which(event as never)),
    }
  }
  return { watcher, address: () => address }
}

/** Waits until the published events have arrived. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 300))
