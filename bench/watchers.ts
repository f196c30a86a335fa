import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Follow, LiveName } from '@fieldfare/shared/live.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import WebSocket from 'ws'

// This package belongs to the server's tests; it is resolved from there, so that a script finds it, too.
const { io } = createRequire(import.meta.url)('socket.io-client') as typeof import('socket.io-client')

/** Many clients that receive the same live events, each over a connection of its own. */
export interface Watchers {
  /** Calls `show`, which causes an event about the thing `id`, and waits until all have received it. @returns milliseconds until each did */
  see(id: string, show: () => unknown): Promise<number[]>
  close(): void
}

/** Records the times at which `count` watchers receive the event of each thing. */
class Sightings {
  readonly #count: number
  readonly #seen = new Map<string, { times: number[]; done: () => void }>()

  constructor(count: number) {
    this.#count = count
  }

  seen(id: string): void {
    const awaited = this.#seen.get(id)
    if (awaited?.times.push(performance.now()) === this.#count) awaited.done()
  }

  async of(id: string, show: () => unknown): Promise<number[]> {
    const times: number[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#seen.set(id, { times, done: resolve })
    const began = performance.now()
    const shown = show()
    await promise
    await shown
    this.#seen.delete(id)
    return times.map((time) => time - began)
  }
}

/** Connects guests who follow the map's tile around a point, as the browser does. */
export function mapWatchers(url: string, count: number, [lng, lat]: [number, number]): Promise<Watchers> {
  return watchers(url, count, { feed: 'measures', scope: 'tile', ...tileAt(lng, lat, ROOM_ZOOM) }, 'area.changed')
}

/** Connects guests who follow the comments of a thread. */
export function threadWatchers(url: string, count: number, threadId: string): Promise<Watchers> {
  return watchers(url, count, { feed: 'comments', scope: 'thread', id: threadId }, 'content.changed')
}

async function watchers(url: string, count: number, feed: Follow, event: LiveName): Promise<Watchers> {
  const sightings = new Sightings(count)
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true })
      socket.on(event, ({ id }: { id: string }) => sightings.seen(id))
      const ok: unknown = await socket.emitWithAck('follow', feed)
      if (ok !== true) throw new Error('A watcher may not follow this.')
      return socket
    }),
  )
  return { see: (id, show) => sightings.of(id, show), close: () => sockets.forEach((socket) => socket.disconnect()) }
}

/** Connects `count` watchers to a bare server that forwards the events that it is sent, and does nothing more. */
export async function bareWatchers(url: string, count: number): Promise<Watchers & { send(bytes: string): void }> {
  const sightings = new Sightings(count)
  const sockets = Array.from({ length: count + 1 }, () => new WebSocket(url))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const [sender, ...watching] = sockets
  for (const socket of watching) socket.on('message', (bytes: Buffer) => sightings.seen(idIn(bytes)))
  return {
    send: (bytes) => sender?.send(bytes),
    see: (id, show) => sightings.of(id, show),
    close: () => sockets.forEach((socket) => socket.close()),
  }
}

/** Returns the id at the beginning of an event, without parsing the event. */
function idIn(bytes: Buffer): string {
  const begin = bytes.indexOf('{"id":"') + 7
  return bytes.toString('latin1', begin, begin + 36)
}
