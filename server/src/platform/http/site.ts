import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPagePath, type PathName, paths, patternOf } from '@fieldfare/shared/paths.ts'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Paths of files whose names contain a hash of the content, so that they never change. */
const HASHED = /\/(assets|basemap)\//
const FOREVER = 'public, max-age=31536000, immutable'
const OF_ANOTHER_TIME = ['etag', 'last-modified', 'accept-ranges']

/** The worker that imports files has a policy of its own: reading a GeoPackage needs SQLite, which is WebAssembly. */
const IMPORT_WORKER = /\/assets\/importWorker-[\w-]+\.js(\.br)?$/
const IMPORT_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Answers with the HTML of a page, or with the HTML for a page that does not exist. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built web app in `dist`: its files unchanged, and for every other path the page, or an answer that there is none. */
export async function site(app: FastifyInstance, dist: string, answerPage: PageAnswer): Promise<void> {
  if (!existsSync(dist)) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'not found' }))
    return
  }
  await app.register(compress, { globalCompression: true, threshold: 1024 })
  app.addHook('onSend', async (request, reply) => {
    // Browsers do not revalidate a file that never changes, and do not request a range of it.
    if (HASHED.test(request.url) && reply.getHeader('cache-control') === FOREVER)
      for (const name of OF_ANOTHER_TIME) reply.removeHeader(name)
  })
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    cacheControl: false,
    // The build has compressed the files at a higher level than there is time for during a request.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (IMPORT_WORKER.test(path)) reply.header('content-security-policy', IMPORT_WORKER_POLICY)
      reply.header('cache-control', HASHED.test(path) ? FOREVER : 'no-cache')
    },
  })
  // Without this route, the plugin above would read the whole folder at each request, to check the spelling of the name.
  const assets = join(dist, 'assets')
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) => reply.sendFile(params.name, assets))
  for (const name of Object.keys(paths) as PathName[]) {
    const route = patternOf(name).replace('$', ':')
    app.get(route, answerPage)
    if (route !== '/') app.get(`${route}/`, answerPage)
  }
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? answerPage(request, reply) : reply.code(404).send({ status: 'not found' }),
  )
}

/** Tells whether the answer to a request is HTML. Programs that preview links send any Accept header, so the path of a page suffices. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (isPagePath(url.split('?')[0] ?? '') || (headers.accept ?? '').includes('text/html'))
