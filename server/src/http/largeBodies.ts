import { finished } from 'node:stream'
import { can, refusal } from '@fieldfare/shared/access.ts'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionOf } from '../account/session.ts'
import type { Deps } from '../call/context.ts'
import { refuse } from './refuse.ts'

/** The largest call: a draft, or an area of as many vertices as are allowed. */
export const BODY_MAX = 1024 * 1024
/** The largest photo as text, a third longer than its bytes, or six of five megabytes. */
const LARGE_BODY_MAX = 40 * 1024 * 1024
/** A body needs about three times its size in memory while it is read: this many at once fit a small machine. */
const AT_ONCE = 8
/** Per person, so that one person cannot block the others. Our client sends one photo after the other. */
const AT_ONCE_EACH = 2

let reading = 0
const readingOf = new Map<string, number>()

/**
 * Before it reads more than BODY_MAX, checks that the sender may add photos, and that the limits for all and for one person
 * leave room. Refuses guests without reading their bodies.
 */
export const admitLarge =
  ({ db, auth }: Pick<Deps, 'db' | 'auth'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && Number(length ?? 0) <= BODY_MAX) return undefined
    const who = await sessionOf(db, auth, request.headers.cookie)
    if (!who || !can('photo.add', { who })) return refuse(reply, refusal('photo.add', { who }))
    if (reading >= AT_ONCE || (readingOf.get(who.id) ?? 0) >= AT_ONCE_EACH) return refuse(reply, 'unavailable')
    count(who.id, 1)
    finished(reply.raw, () => count(who.id, -1))
    return undefined
  }

function count(personId: string, change: 1 | -1): void {
  reading += change
  const theirs = (readingOf.get(personId) ?? 0) + change
  if (theirs > 0) readingOf.set(personId, theirs)
  else readingOf.delete(personId)
}

/** Gives each call with `largeBody` its own route with a larger limit; all others keep the small one. */
export function allowLargeCalls(calls: FastifyInstance, deps: Pick<Deps, 'db' | 'auth'>, router: AnyRouter): void {
  const large = Object.entries(router._def.procedures as Record<string, { _def: { meta?: { largeBody?: true } } }>)
    .filter(([, { _def }]) => _def.meta?.largeBody)
    .map(([name]) => name.replaceAll('.', String.raw`\.`))
  calls.addHook('onRoute', function (this: FastifyInstance, route) {
    if (route.routePath !== '/:path') return
    const url = `/:path(^(?:${large.join('|')})$)`
    this.route({ ...route, url, bodyLimit: LARGE_BODY_MAX, onRequest: admitLarge(deps) })
  })
}
