import { randomUUID } from 'node:crypto'
import type { ContentChanged } from '@fieldfare/shared/contentViews.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll } from 'vitest'
import type { App } from '../app.ts'
import { endedSessions, notifyStatement } from '../platform/call/changeEvents.ts'
import type { TestPerson } from './world.ts'

type ChangeOf<K extends ContentKind> = Extract<ContentChanged, { kind: K }>

export interface Watcher {
  socket: Socket
  heard: { name: LiveName; event: LiveEvents[LiveName] }[]
  follow(what: object): Promise<boolean>
  /** Waits for an event of this name for which `which` returns true; an event that has already arrived counts. */
  until<N extends LiveName>(name: N, which?: (event: LiveEvents[N]) => boolean): Promise<LiveEvents[N]>
  /** Waits for a change of one kind of content. */
  untilContent<K extends ContentKind>(kind: K, which?: (event: ChangeOf<K>) => boolean): Promise<ChangeOf<K>>
}

/** Starts the server of a file's tests, and disconnects all watchers at the end of each test. */
export function useWatchers(app: () => App) {
  let address = ''
  const sockets: Socket[] = []
  const marks = new Map<string, () => void>()
  beforeAll(async () => {
    address = await app().start()
    app().deps.live.onChange((change) => {
      if (change?.name === 'sessions.ended') for (const id of change.sessions) marks.get(id)?.()
    })
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

  /** Waits until every committed event has arrived: sends one more event, which reaches no socket, and then asks each socket for an answer. */
  async function quiet(): Promise<void> {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<void>()
    marks.set(id, resolve)
    await notifyStatement(endedSessions([{ id }])).execute(app().deps.db.kysely)
    await promise
    marks.delete(id)
    await Promise.all(
      sockets.filter(({ connected }) => connected).map((socket) => socket.timeout(2000).emitWithAck('follow', null)),
    )
  }
  return { watcher, quiet, address: () => address }
}
