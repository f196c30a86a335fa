import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from '../call/context.ts'

/** What removes something: its creator at will, anybody else with a reason. */
export function removalBy({ id }: Session, creatorId: string, reason: string) {
  const own = id === creatorId
  if (!own && reason === '') throw new AppError('bad-input', [{ path: ['reason'], key: 'required' }])
  return { hidden_at: new Date(), hidden_by: id, hidden_reason: own ? null : reason }
}

/** What takes a removal back. @throws not-found where it is due to be purged */
export function restored({ hidden_at }: { hidden_at: Date | null }) {
  const since = Date.now() - HIDDEN_DAYS * 24 * 3600 * 1000
  if (hidden_at && hidden_at.getTime() < since) throw new AppError('not-found')
  return { hidden_at: null, hidden_by: null, hidden_reason: null }
}
