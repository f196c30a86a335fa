import { timingSafeEqual } from 'node:crypto'
import { can, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps, Session } from '../call/context.ts'
import type { Config } from '../config.ts'

/** Whether a request carries the bearer token of maintenance; never where none is set. */
export function hasToken(request: FastifyRequest, { MAINTENANCE_TOKEN }: Pick<Config, 'MAINTENANCE_TOKEN'>): boolean {
  const expected = Buffer.from(`Bearer ${MAINTENANCE_TOKEN ?? ''}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return MAINTENANCE_TOKEN !== undefined && expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * Who runs maintenance by an address: null for the bearer of the token, or an admin on a page of ours. A link from another site,
 * a mail or a program sends an admin's cookies along, so that the cookies alone do not count.
 * @throws not-signed-in or forbidden
 */
export async function maintainer(
  request: FastifyRequest,
  { config, sessions }: Pick<Deps, 'config' | 'sessions'>,
): Promise<Session | null> {
  if (hasToken(request, config)) return null
  const who = await sessions.of(request.headers.cookie)
  if (!who || !can('maintenance.run', { who })) throw new AppError(refusal('maintenance.run', { who }))
  if (request.headers['sec-fetch-site'] !== 'same-origin') throw new AppError('forbidden')
  return who
}
