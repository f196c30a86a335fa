import { createRequire } from 'node:module'
import { clientOf } from '../calls.ts'

const { io } = createRequire(new URL('../../web/package.json', import.meta.url))(
  'socket.io-client',
) as typeof import('socket.io-client')

/** Milliseconds after which a failed read is tried again. */
const AGAIN_MS = 200
interface ThreadState {
  version: number
  comments: number
}

/** A guest with some threads open, who does as a browser does: follows the threads, reads them after each gap and applies their events. */
export interface Watcher {
  /** Returns the number of comments that the guest sees in a thread. */
  commentsOf(threadId: string): number | undefined
  close(): void
}

export function watch(url: string, threadIds: readonly string[]): Watcher {
  const guest = clientOf(url)
  const shown = new Map<string, ThreadState>()
  const socket = io(url, { path: '/live', transports: ['websocket'], forceNew: true, reconnectionDelay: 100, reconnectionDelayMax: 1000, timeout: 3000 }) // oxfmt-ignore
  let closed = false
  const show = (id: string, { version, comments }: ThreadState) => {
    if (version >= (shown.get(id)?.version ?? -1)) shown.set(id, { version, comments })
  }
  /** The number of the latest `readAll`, which retries until it succeeds or a newer one starts. */
  let round = 0
  async function readAll(): Promise<void> {
    const mine = ++round
    await Promise.all(
      threadIds.map(async (id) => {
        while (!closed && mine === round) {
          const view = await guest.read('feed.threads.one', { id }).catch(() => null)
          if (view) return show(id, view as ThreadState)
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
        }
      }),
    )
  }
  async function join(): Promise<void> {
    const follow = (id: string): Promise<unknown> =>
      socket.timeout(3000).emitWithAck('follow', { feed: 'threads', scope: 'one', id })
    const joined = await Promise.all(threadIds.map(follow)).catch((): unknown[] => [])
    // A connection on which following fails is replaced by a new one, which may work.
    if (joined.length === 0 || joined.includes(false)) return void (closed || socket.disconnect().connect())
    await readAll()
  }
  socket.on('connect', () => void join())
  socket.on('fetch.again', () => void readAll())
  socket.on('content.changed', (event: { kind: string; id: string; version: number; view: ThreadState | null }) => {
    if (event.kind === 'thread' && event.view) show(event.id, { ...event.view, version: event.version })
  })
  return {
    commentsOf: (id) => shown.get(id)?.comments,
    close() {
      closed = true
      socket.disconnect()
    },
  }
}
