import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isPagePath } from '@fieldfare/shared/paths.ts'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** Names with a content hash never change. */
const HASHED = /\/(assets|basemap)\//

/** The built web app in `dist`: files as they are, and the shell for every path that is a page. */
export async function site(app: FastifyInstance, dist = DIST): Promise<void> {
  if (!existsSync(dist)) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'not found' }))
    return
  }
  await app.register(compress, { globalCompression: true, threshold: 1024 })
  await app.register(fastifyStatic, {
    root: dist,
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
  // Refuses the folder of the files, as every folder.
  app.get('/', (_request, reply) => shell(reply))
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? shell(reply) : reply.code(404).send({ status: 'not found' }),
  )
}

/** Whether the answer is the page. Programs that preview links send any Accept header, so the path of a page suffices. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (isPagePath(url.split('?')[0] ?? '') || (headers.accept ?? '').includes('text/html'))
