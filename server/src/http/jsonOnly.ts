import type { FastifyInstance } from 'fastify'
import { refusalBody } from './refuse.ts'

/** Calls are JSON: what a form can send by itself is refused before it is read. */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const type = request.headers['content-type']
    if (type === undefined || !request.url.startsWith('/trpc') || /^application\/json\b/i.test(type)) return
    return reply.code(415).send(refusalBody('bad-input', 415))
  })
}
