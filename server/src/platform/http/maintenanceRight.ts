import { timingSafeEqual } from 'node:crypto'
import { type Action, can, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../call/context.ts'
import type { Session } from '../session/session.ts'
import type { Config } from '../config.ts'

/** Tells whether a request carries the operator's token. */
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
 * Finds who sets off maintenance by a GET: the operator by the token (null), or an admin from a page of ours. A link from elsewhere, or
 * one that was typed, carries the admin's cookies too and is refused.
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
