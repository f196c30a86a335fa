import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Deps, Session } from '../call/context.ts'

/**
 * Lets a GET of maintenance in: with the bearer token, or of an admin on a page of ours. A link elsewhere, in a mail or in a bookmark
 * sets nothing off.
 * @returns the admin; null with the token
 * @throws forbidden, not-signed-in
 */
export async function admitMaintenance({ config, sessions }: Deps, request: FastifyRequest): Promise<Session | null> {
  if (hasToken(request, config.MAINTENANCE_TOKEN)) return null
  const who = await sessions.of(request.headers.cookie)
  if (!who) throw new AppError('not-signed-in')
  if (request.headers['sec-fetch-site'] !== 'same-origin' || !can('maintenance.run', { who }))
    throw new AppError('forbidden')
  return who
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const expected = Buffer.from(`Bearer ${token ?? ''}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return token !== undefined && expected.length === given.length && timingSafeEqual(expected, given)
}
