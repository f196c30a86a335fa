import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

/** The most requests of one connection that may wait for their answers: browsers and proxies send the next request after the answer. */
const UNANSWERED_MAX = 16

/**
 * Ends connections that send requests and do not wait for the answers: a packet holds a thousand requests, and a client
 * that reads none of the answers would fill the memory with them. Refuses requests with an invalid Host. Remembers the
 * IP address of each connection: requests may still be processed when the connection is gone, and then the system no
 * longer knows the address.
 */
export function watchConnections(http: FastifyInstance): void {
  const unanswered = new WeakMap<object, number>()
  http.server.on('connection', (socket) => {
    // Reading the address makes Node cache it.
    void socket.remoteAddress
  })
  http.addHook('onRequest', async ({ raw, headers }, reply) => {
    const { socket } = raw
    const before = unanswered.get(socket) ?? 0
    if (before >= UNANSWERED_MAX) {
      socket.destroy()
      // The further requests of the packet arrive here, too.
      return reply.hijack()
    }
    unanswered.set(socket, before + 1)
    finished(reply.raw, () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (headers.host !== undefined && !URL.canParse(`http://${headers.host}`)) return refuse(reply, 'bad-input')
    return undefined
  })
}
