import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { etagOf, isKnown } from './etag.ts'

/** Bytes of an answer below which compression and an ETag save less than they cost. */
const LEAST = 1024
/** The Brotli quality: answers are a tenth larger than at the highest, in a fiftieth of its time. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const WAYS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, EFFORT),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/**
 * Compresses the answers of calls, which are up to a few hundred kilobytes of shapes, to a third. If an answer has not
 * changed, as is common after a reconnect, it is not sent again to a client that sends its ETag.
 * @returns a function that gives the bytes spared on the answer to a request; they count against the client's quota all
 * the same
 */
export function shrinkAnswers(calls: FastifyInstance): (request: FastifyRequest) => number {
  const spared = new WeakMap<FastifyRequest, number>()
  calls.addHook('onSend', async (request, reply, payload) => {
    // The tRPC router answers with a `Response` whose body is one piece.
    if (!(payload instanceof Response)) return payload
    reply.code(payload.status)
    for (const [name, value] of payload.headers) reply.header(name, value)
    const body = Buffer.from(await payload.arrayBuffer())
    if (body.length < LEAST) return body
    if (request.method === 'GET' && payload.status === 200) {
      const etag = etagOf(body)
      reply.header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) {
        spared.set(request, body.length)
        reply.code(304)
        return ''
      }
    }
    const way = wayOf(request.headers['accept-encoding'])
    if (!way) return body
    const small = await WAYS[way](body)
    spared.set(request, body.length - small.length)
    reply.header('content-encoding', way)
    const vary = payload.headers.get('vary')
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    return small
  })
  return (request) => spared.get(request) ?? 0
}

/** Returns the better of `br` and `gzip` that a client accepts, undefined for neither. Source: RFC 9110, section 12.5.3. */
function wayOf(header: string | string[] = ''): keyof typeof WAYS | undefined {
  const accepted = String(header)
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(' ', ''))
    .filter((one) => !/;q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0])
  return (['br', 'gzip'] as const).find((way) => accepted.includes(way))
}
