import { AppError, type ErrorCode } from '@fieldfare/shared/errors.ts'
import type { IntentView, KeepIntent } from '@fieldfare/shared/intent.ts'
import { TRPCError } from '@trpc/server'
import { DROPPED } from '../../content/intent/lastWord.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { wordsOf } from '../../platform/call/trpc.ts'
import { personActing, type Session } from '../../platform/session/session.ts'
import { carryOutAct } from './acts.ts'
import { claimWaiting, hasLeftSince, type IntentRow, intentsOf } from './rows.ts'

/** Refusals that pass: the intent goes on waiting. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'not-verified',
  'not-signed-in',
  'too-many',
  'too-many-today',
  'unavailable',
  'general',
])

type Outcome = { state: 'done' | 'refused' | 'dropped'; code: ErrorCode | null; path: string }

/**
 * Carries out what waits for a person, each intent in one process at a time, and keeps what came of it. What is refused only for now goes on
 * waiting.
 * @returns the intents, with those that are settled
 */
export async function carryOut(context: RequestContext, who: Session): Promise<IntentView[]> {
  const { deps } = context
  const own = { deps, who }
  const claimed = await inTransaction(own, ({ db }) => claimWaiting(db, who.id))
  for (const row of claimed) {
    const outcome = await outcomeOf(context, who, row)
    await inTransaction(own, async ({ db, publishMine }) => {
      await db
        .updateTable('intent')
        .set(outcome ? { ...outcome, claimed_at: null } : { claimed_at: null })
        .where('id', '=', row.id)
        .where('state', '=', 'waiting')
        .execute()
      if (outcome) publishMine(who.id, 'intents')
    })
  }
  // A session that verified the address meanwhile found these claimed and left them to this one.
  const now = !who.verified && claimed.length > 0 ? await personActing(deps.db, who.id) : null
  return now?.verified ? carryOut(context, { ...who, verified: true }) : intentsOf(deps.db.kysely, who.id)
}

/**
 * Makes the calls of an intent. A person who left the community after it was kept is not joined again by it: the later word counts.
 * @returns what came of it; null if it goes on waiting
 */
async function outcomeOf(context: RequestContext, who: Session, row: IntentRow): Promise<Outcome | null> {
  const { id, act, input, path } = row
  const community = act === 'join' ? row.subject_id : row.join_id
  const hasLeft = community !== null && (await hasLeftSince(context.deps.db.kysely, who.id, community, row.kept_at))
  if (hasLeft && act === 'join') return { ...DROPPED, path }
  const join = hasLeft ? null : row.join_id
  try {
    const shown = await carryOutAct(context, who, { id, act, input: input as KeepIntent['input'], join })
    return { state: 'done', code: null, path: shown ? `${path.replace(/[?#].*/, '')}?${shown}` : path }
  } catch (error) {
    const code = error instanceof TRPCError ? wordsOf(error).code : error instanceof AppError ? error.code : null
    if (code === null) throw error
    if (code === 'general') context.deps.log.error({ err: error, intent: act }, 'an intent failed')
    return PASSING.has(code) ? null : { state: 'refused', code, path }
  }
}
