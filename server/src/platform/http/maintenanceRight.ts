import { timingSafeEqual } from 'node:crypto'
import { type Action, can, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../call/context.ts'
import type { Session } from '../session/session.ts'
import type { Config } from '../config.ts'

/** Tells whether a request carries the operator's maintenance token. */
export function hasToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  config: Pick<Config, 'MAINTENANCE_TOKEN'>,
): boolean {
  const token = config.MAINTENANCE_TOKEN
  const expected = Buffer.from(`Bearer ${token ?? ''}`)
  const actual = Buffer.from(headers.authorization ?? '')
  return token !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
}

/**
 * Returns the admin who starts maintenance by a GET from a page of this site, or null for the operator, who sends the
 * maintenance token. A link on another site, or a typed URL, carries the admin's cookies too and is refused.
 * @throws AppError
 */
export async function maintainer(
  { config, sessions }: Pick<Deps, 'config' | 'sessions'>,
  request: FastifyRequest,
  action: Action,
): Promise<Session | null> {
  if (hasToken(request, config)) return null
  const who = await sessions.of(request.headers.cookie)
  if (!who || !can(action, { who })) throw new AppError(refusal(action, { who }))
  if (request.headers['sec-fetch-site'] !== 'same-origin') throw new AppError('forbidden')
  return who
}
