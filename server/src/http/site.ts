import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** Names with a content hash never change. */
const HASHED = /\/(assets|basemap)\//

/** The built web app: files as they are, and the shell for every path that is a page. */
export async function site(app: FastifyInstance): Promise<void> {
  if (!existsSync(DIST)) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'not found' }))
    return
  }
  await app.register(compress, { globalCompression: true, threshold: 1024 })
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = HASHED.test(path)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const shell = (reply: FastifyReply) =>
    reply.type('text/html').header('cache-control', 'no-cache').sendFile('index.html')
  // By itself the folder of the files is refused, as every folder is.
  app.get('/', (_request, reply) => shell(reply))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    return isPage ? shell(reply) : reply.code(404).send({ status: 'not found' })
  })
}
