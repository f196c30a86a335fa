import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, type ErrorCode } from '@fieldfare/shared/errors.ts'
import type { IntentView, KeepIntent } from '@fieldfare/shared/intent.ts'
import { TRPCError } from '@trpc/server'
import { DROPPED } from '../../content/intent/lastWord.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { wordsOf } from '../../platform/call/trpc.ts'
import { personActing, type Session } from '../../platform/session/session.ts'
import { carryOutAct } from './acts.ts'
import { allIntentsOf, claimWaiting, hasLeftSince, type IntentRow, intentsOf } from './rows.ts'

/** The error codes of temporary refusals, after which the intent continues to wait. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'not-verified',
  'not-signed-in',
  'too-many',
  'too-many-today',
  'unavailable',
  'general',
])

/** Milliseconds that a call waits for intents that another request is carrying out: at most (`most`), and between two checks (`pause`). */
const PATIENCE = { most: 3000, pause: 50 }

type Outcome = { state: 'done' | 'refused' | 'dropped'; code: ErrorCode | null; path: string }
/** Outcomes by the ids of intents; null for intents that continue to wait. */
type Settled = Map<string, Outcome | null>

/** Carries out a person's waiting intents. @returns the intents, including settled ones */
export async function carryOut(context: RequestContext, who: Session): Promise<IntentView[]> {
  await settle(context, who)
  return intentsOf(context.deps.db.kysely, who.id)
}

/**
 * Carries out the waiting intents of a person who has just verified the e-mail address. If another request of the person is already
 * carrying some out, waits a moment for the outcome, which the person's page will show.
 * @returns the intents, including those that are over
 */
export async function carryOutVerified(context: RequestContext, who: Session): Promise<IntentView[]> {
  const settled: Settled = new Map()
  for (let waited = 0; ; waited += PATIENCE.pause) {
    for (const [id, outcome] of await settle(context, who)) settled.set(id, outcome)
    const views = await allIntentsOf(context.deps.db.kysely, who.id)
    const areOthers = views.some(({ id, state }) => state === 'waiting' && !settled.has(id))
    if (!areOthers || waited >= PATIENCE.most) return views.map((view) => withOutcome(view, settled.get(view.id)))
    await sleep(PATIENCE.pause)
  }
}

/** Returns an intent with its outcome in this request, since another page may have shown the outcome and dropped the intent meanwhile. */
const withOutcome = (view: IntentView, outcome: Outcome | null | undefined): IntentView =>
  outcome ? { ...view, state: outcome.state, code: outcome.code, then: outcome.path } : view

/**
 * Carries out the waiting intents of a person, each in one process at a time, and stores the outcomes. An intent refused only
 * temporarily continues to wait.
 */
async function settle(context: RequestContext, who: Session): Promise<Settled> {
  const own = { deps: context.deps, who }
  const settled: Settled = new Map()
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
    settled.set(row.id, outcome)
  }
  // A request that verified the e-mail address meanwhile found these intents claimed, and left them to this request.
  const now = !who.verified && claimed.length > 0 ? await personActing(context.deps.db, who.id) : null
  return now?.verified ? new Map([...settled, ...(await settle(context, { ...who, verified: true }))]) : settled
}

/**
 * Makes the calls of an intent. If the person left the community after the intent was stored, does not join it again: the later
 * decision counts.
 * @returns the outcome; null if the intent continues to wait
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
