import { finished } from 'node:stream'
import { can, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeBuckets } from '../call/bucket.ts'
import type { Deps } from '../call/context.ts'
import { KeyedCounter } from '../call/keyedCounter.ts'
import { orRefuse } from './refuse.ts'

/** The most bytes of an ordinary call: a draft, or an area with as many vertices as are allowed. */
export const BODY_MAX = 1024 * 1024
/** The most bytes of a call with photos: the largest photo as text, a third longer than its bytes, or six photos of five megabytes. */
const LARGE_BODY_MAX = 40 * 1024 * 1024
/** Bytes of a refused body that are still read, so that the connection can be kept. */
const UNREAD_MAX = 64 * 1024
/** The number of large bodies read at once: each needs about three times its size in memory, and this many fit a small machine. */
const AT_ONCE = 8
/** The number of large bodies of one person, so that one person cannot block the others. Our client sends one photo after the other. */
const AT_ONCE_EACH = 2

const MEGABYTE = 1024 * 1024
/**
 * The milliseconds between two checks of a body that is being read, and the bytes that must have come in between: 13 kB
 * a second, as from a phone at the edge of 2G.
 */
const LOOK_MS = 20_000
const LEAST_BYTES = MEGABYTE / 4

/** Allows one person a burst of megabytes, and then one a second: each takes milliseconds in which nobody else is answered. */
const mayPass = makeBuckets({ burst: LARGE_BODY_MAX / MEGABYTE, perSecond: 1 })

let reading = 0
const readingOf = new KeyedCounter()

/** Returns the size of the body that a request declares; Infinity if it declares none. */
export const declaredBytes = ({ headers }: Pick<FastifyRequest, 'headers'>): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity

/**
 * Checks, before a body of more than BODY_MAX is read, that the sender may add photos and has not sent too much, and
 * that a place is free, among all places and among those of this person. Refuses guests without reading their bodies. A
 * body that comes too slowly loses its place together with its connection.
 */
export const admitLarge =
  (deps: Pick<Deps, 'config' | 'sessions' | 'limits'>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    orRefuse(reply, async () => {
      const bytes = declaredBytes(request)
      if (bytes <= BODY_MAX) return undefined
      const who = await deps.sessions.of(request.headers.cookie)
      if (!who || !can('photo.add', { who })) throw new AppError(refusal('photo.add', { who }))
      if (reading >= AT_ONCE || readingOf.of(who.id) >= AT_ONCE_EACH) throw new AppError('unavailable')
      const megabytes = Math.ceil(Math.min(bytes, LARGE_BODY_MAX) / MEGABYTE)
      if (deps.config.NODE_ENV !== 'test' && !mayPass(who.id, megabytes)) throw new AppError('too-many')
      count(who.id, 1)
      finished(reply.raw, () => count(who.id, -1))
      await deps.limits.count('largeBodies', who.id, megabytes)
      expectProgress(request, reply)
      return undefined
    })

/**
 * Ends the connection of a large body that is answered before it was read. Otherwise the rest would be received and
 * thrown away, which costs as much as reading it.
 */
export function closeUnread(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    if (declaredBytes(request) > UNREAD_MAX && !request.raw.complete) reply.header('connection', 'close')
  })
}

/** Ends the connection if too little of the body comes while it is read; a body that waits for its turn to be read is left alone. */
function expectProgress({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw
  let before = socket.bytesRead
  const look = setInterval(() => {
    if (raw.complete) clearInterval(look)
    else if (raw.readableFlowing && socket.bytesRead - before < LEAST_BYTES) socket.destroy()
    before = socket.bytesRead
  }, LOOK_MS).unref()
  finished(reply.raw, () => clearInterval(look))
}

function count(personId: string, change: 1 | -1): void {
  reading += change
  readingOf.add(personId, change)
}

/** Gives each call with `largeBody` its own route with a larger limit; all other calls keep the small limit. */
export function allowLargeCalls(
  calls: FastifyInstance,
  deps: Pick<Deps, 'config' | 'sessions' | 'limits'>,
  router: AnyRouter,
): void {
  const large = Object.entries(router._def.procedures as Record<string, { _def: { meta?: { largeBody?: true } } }>)
    .filter(([, { _def }]) => _def.meta?.largeBody)
    .map(([name]) => name.replaceAll('.', String.raw`\.`))
  calls.addHook('onRoute', function (this: FastifyInstance, route) {
    if (route.routePath !== '/:path') return
    const url = `/:path(^(?:${large.join('|')})$)`
    this.route({ ...route, url, bodyLimit: LARGE_BODY_MAX, onRequest: admitLarge(deps) })
  })
}
