import type { FastifyInstance } from 'fastify'
import { refusalBody } from './refuse.ts'

/** Calls are JSON: refuses the content types that an HTML form can send, before it reads the body. */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const type = request.headers['content-type']
    if (type === undefined || !request.url.startsWith('/trpc') || /^application\/json\b/i.test(type)) return
    return reply.code(415).send(refusalBody('bad-input', 415))
  })
}
