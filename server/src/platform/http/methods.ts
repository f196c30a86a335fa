import type { FastifyInstance } from 'fastify'
import { refusalBody } from './refuse.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * Refuses, before bodies are read, the methods that this server does not answer, and calls with a content type that an
 * HTML form can send. A call is recognized by its route: the path itself can be written in many ways.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!METHODS.includes(request.method))
      return reply.code(405).header('allow', METHODS.join(', ')).send(refusalBody('bad-input', 405))
    const type = request.headers['content-type']
    const isCall = request.routeOptions.url?.startsWith('/trpc') ?? false
    if (!isCall || type === undefined || /^application\/json\b/i.test(type)) return
    return reply.code(415).send(refusalBody('bad-input', 415))
  })
}
