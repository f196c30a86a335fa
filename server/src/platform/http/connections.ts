import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

/** Requests of one connection that wait for their answers: browsers send the next after the answer, and so do proxies. */
const UNANSWERED_MAX = 16

/**
 * Ends connections that send requests and do not wait for the answers: a packet holds a thousand, and who reads none of the answers
 * would fill the memory with them. Refuses requests whose Host is none. Keeps the address of each connection, which the system
 * forgets once it is gone, for the requests that are still worked on.
 */
export function watchConnections(http: FastifyInstance): void {
  const unanswered = new WeakMap<object, number>()
  http.server.on('connection', (socket) => {
    // Node caches the address once it was read.
    void socket.remoteAddress
  })
  http.addHook('onRequest', async ({ raw, headers }, reply) => {
    const { socket } = raw
    const before = unanswered.get(socket) ?? 0
    if (before >= UNANSWERED_MAX) {
      socket.destroy()
      // The rest of the packet arrives here, too.
      return reply.hijack()
    }
    unanswered.set(socket, before + 1)
    finished(reply.raw, () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (headers.host !== undefined && !URL.canParse(`http://${headers.host}`)) return refuse(reply, 'bad-input')
    return undefined
  })
}
