import { type Action, can, type Facts, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { z } from 'zod'
import type { Tx } from '../db/tables.ts'
import { isRetryable } from '../db/errors.ts'
import type { Deps } from './context.ts'
import type { Session } from '../session/session.ts'
import { readAfter } from './readAfter.ts'
import { assertInUse } from './assertInUse.ts'
import { effectsOf } from './effects.ts'
import type { TransactionContext } from './transaction.ts'
import { base } from './trpc.ts'

const ATTEMPTS = 3
/** The most attempts of `lookingFirst` for one call: the land at one spot hardly changes more often in a second. */
const LOOKS = 5

/** Throws the action's refusal if these facts do not allow the action. */
export function assertCan(action: Action, facts: Facts): void {
  if (!can(action, facts)) throw new AppError(refusal(action, facts))
}

/** Returns the view. @throws not-found if it is null or undefined, because this reader may not see it */
export function orNotFound<T>(view: T | null | undefined): T {
  if (view === null || view === undefined) throw new AppError('not-found')
  return view
}

/** Builds a reading call: checks the right to `action`, waits for the client's turn, checks the input and reads outside any transaction. */
export const read = <S extends z.ZodType>(action: Action, schema: S) =>
  base
    .use(({ ctx, next }) => {
      assertCan(action, { who: ctx.who })
      return ctx.deps.load.read(ctx, () =>
        ctx.deps.db.reading.run(readAfter(ctx.request), async (db, isFault) => {
          const result = await next({ ctx: { db } })
          // tRPC returns a call's failure as a value.
          if (!result.ok && isFault(result.error.cause)) throw result.error.cause
          return result
        }),
      )
    })
    .input(schema)

/** Builds a reading call that needs a session. */
export const readMine = <S extends z.ZodType>(action: Action, schema: S) =>
  read(action, schema).use(({ ctx, next }) => next({ ctx: { who: signedIn(action, ctx.who) } }))

/**
 * Thrown when data has changed that a call read before it took its locks. `lookingFirst` then reads and tries again;
 * after LOOKS attempts the call is refused with 'conflict'.
 */
export class Stale extends AppError {
  constructor() {
    super('conflict')
  }
}

/**
 * Runs `look`, which reads or compares without a lock, and then `run`, a transaction. If the result of `look` is out of
 * date, `run` throws `Stale`, and both run again. Comparing shapes may take a while, and nobody waits for a lock
 * meanwhile.
 */
export async function lookingFirst<L, R>(look: () => Promise<L>, run: (looked: L) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const looked = await look()
    try {
      return await run(looked)
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      if (attempt >= LOOKS || !(cause instanceof Stale)) throw error
    }
  }
}

type Caller = { deps: Deps; who: Session }

/**
 * Builds a writing call of a signed-in person: checks limits, right and input, and runs the rest in one transaction,
 * `ctx.db`; events, jobs and audit records take effect only if it commits. `admit` may refuse the input before the
 * transaction. `look` also runs before the transaction, without a lock; its result is `ctx.looked`: see `lookingFirst`.
 */
export const write = <S extends z.ZodType, L = undefined>(
  action: Action,
  schema: S,
  admit?: (ctx: Caller, input: z.output<S>) => Promise<void>,
  look?: (ctx: Caller, input: z.output<S>) => Promise<L>,
) =>
  gate(action)
    .use(({ ctx, next }) => {
      assertCan(action, { who: ctx.who })
      return next({ ctx: { who: signedIn(action, ctx.who) } })
    })
    .input(schema)
    .use(async ({ ctx, next, input }) => {
      await admit?.(ctx, input as z.output<S>)
      return lookingFirst(
        () => inTurn(ctx, input as z.output<S>, look),
        (looked) => inTransaction(ctx, (extra) => next({ ctx: { ...extra, looked } })),
      )
    })

/** Runs `look`, if there is one, in the person's turn, as a read does. */
const inTurn = async <I, L>(ctx: Caller, input: I, look?: (ctx: Caller, input: I) => Promise<L>): Promise<L> =>
  (look ? await ctx.deps.load.turn(ctx.who.id, () => look(ctx, input)) : undefined) as L

/**
 * Builds a writing call on one thing, such as a thread. Inside the transaction `load` reads and locks the thing and the
 * facts that the action's rule needs; the call runs only if the facts allow it, and gets the thing as `ctx.thing`. Long
 * work, such as decoding photos, must not hold the transaction: `before` does it, after calling `assertMay`, and its
 * result is `ctx.before`. The transaction then checks the right again. `look` is as in `write`.
 */
export const writeOn = <S extends z.ZodType, T, B = undefined, L = undefined>(
  action: Action,
  schema: S,
  load: (db: Tx, input: z.output<S>, who: Session) => Promise<{ facts: Omit<Facts, 'who'>; thing: T }>,
  before?: (ctx: Caller, input: z.output<S>, assertMay: () => Promise<void>) => Promise<B>,
  look?: (ctx: Caller, input: z.output<S>) => Promise<L>,
) =>
  gate(action)
    .use(({ ctx, next }) => next({ ctx: { who: signedIn(action, ctx.who) } }))
    .input(schema)
    .use(async ({ ctx, next, input }) => {
      const loadAllowed = async (db: Tx): Promise<T> => {
        const { facts, thing } = await load(db, input as z.output<S>, ctx.who)
        assertCan(action, { ...facts, who: ctx.who })
        return thing
      }
      let isLong = false
      const assertMay = () => {
        isLong = true
        return inTransaction(ctx, async ({ db }) => void (await loadAllowed(db)))
      }
      const result = (await before?.(ctx, input as z.output<S>, assertMay)) as B
      return lookingFirst(
        () => inTurn(ctx, input as z.output<S>, look),
        (looked) =>
          inTransaction(ctx, async (extra) => {
            if (isLong) await assertInUse(extra.db, ctx.who.id)
            const thing = await loadAllowed(extra.db)
            return next({ ctx: { ...extra, thing, before: result, looked } })
          }),
      )
    })

/** Builds a writing call that guests may make, or one with work outside its transaction: hashing a password, setting a cookie. */
export const openCall = <S extends z.ZodType>(action: Action, schema: S) =>
  gate(action)
    .use(({ ctx, next }) => {
      assertCan(action, { who: ctx.who })
      return next()
    })
    .input(schema)

const gate = (action: Action) =>
  base.use(async ({ ctx, next }) => {
    // Refuses guests without the right before anything is read or counted.
    if (!ctx.who && !can(action, { who: null })) throw new AppError(refusal(action, { who: null }))
    await ctx.deps.limits.write(ctx)
    await ctx.deps.load.input(ctx)
    return next()
  })

export function signedIn(action: Action, who: Session | null): Session {
  if (!who) throw new AppError(refusal(action, { who: null }))
  return who
}

/**
 * Runs `work` in one transaction, in the person's turn, and sends its effects (events and jobs); after a deadlock or
 * serialization failure it runs again.
 */
export function inTransaction<R, C extends { deps: Deps; who: Session | null }>(
  ctx: C,
  work: (extra: TransactionContext) => Promise<R>,
): Promise<R> {
  const run = () => untilCommitted(ctx, work)
  return ctx.who ? ctx.deps.load.write(ctx.who.id, run) : run()
}

async function untilCommitted<R, C extends { deps: Deps; who: Session | null }>(
  ctx: C,
  work: (extra: TransactionContext) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      let sessionsChanged = true
      const done = await ctx.deps.db.kysely.transaction().execute(async (db) => {
        const effects = effectsOf(db, ctx.deps, ctx.who)
        const result = await work({ db, ...effects })
        // tRPC returns a call's failure as a value; throwing it rolls the transaction back.
        if (isFailure(result)) throw result.error
        sessionsChanged = await effects.flush()
        return result
      })
      if (sessionsChanged) ctx.deps.sessions.forget()
      return done
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      if (attempt >= ATTEMPTS || !isRetryable(cause)) throw error
    }
  }
}

const isFailure = (result: unknown): result is { ok: false; error: Error } =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false && 'error' in result
