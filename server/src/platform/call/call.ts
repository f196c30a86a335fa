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
/** The most attempts of one call: land about one place hardly changes more often in a second. */
const LOOKS = 5

/** Throws the refusal that the action gives under these facts. */
export function assertCan(action: Action, facts: Facts): void {
  if (!can(action, facts)) throw new AppError(refusal(action, facts))
}

/** @throws not-found if there is no view for this reader */
export function orNotFound<T>(view: T | null | undefined): T {
  if (view === null || view === undefined) throw new AppError('not-found')
  return view
}

/** A reading call: names its action, checks its input, reads in its client's turn and outside any transaction. */
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

/** A reading call that needs a session. */
export const readMine = <S extends z.ZodType>(action: Action, schema: S) =>
  read(action, schema).use(({ ctx, next }) => next({ ctx: { who: signedIn(action, ctx.who) } }))

/**
 * Thrown when what a call read before its locks has changed since. The call reads again; if it never finds it unchanged, that is a
 * conflict.
 */
export class Stale extends AppError {
  constructor() {
    super('conflict')
  }
}

/**
 * Looks at something without a lock, and then runs a transaction that throws `Stale` where it is not so any more: comparing shapes may
 * take a while, and nobody waits for it.
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
 * A writing call of a signed-in person: right, limit, input, then one transaction around the rest. `ctx.db` is that
 * transaction; what is published, enqueued or audited goes with it. `admit` may refuse the input before the
 * transaction. The result of `look`, which precedes it, is `ctx.looked`: see `lookingFirst`.
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

/** Looks in the person's turn, as a read does. */
const inTurn = async <I, L>(ctx: Caller, input: I, look?: (ctx: Caller, input: I) => Promise<L>): Promise<L> =>
  (look ? await ctx.deps.load.turn(ctx.who.id, () => look(ctx, input)) : undefined) as L

/**
 * A writing call on a thing: inside the transaction `load` finds the thing, locked, with the facts that the action's rule
 * asks for; the call runs only if they allow it and finds the thing as `ctx.thing`. Long work, such as decoding photos,
 * must not hold the transaction: `before` does it, once it has asked `assertMay`, and its result is `ctx.before`. The transaction asks
 * again. `look` is as in `write`.
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

/** A call that guests may make, or one with other work around its transaction: hashing a password, setting a cookie. */
export const openCall = <S extends z.ZodType>(action: Action, schema: S) =>
  gate(action)
    .use(({ ctx, next }) => {
      assertCan(action, { who: ctx.who })
      return next()
    })
    .input(schema)

const gate = (action: Action) =>
  base.use(async ({ ctx, next }) => {
    // Refuses guests without the right before it reads or counts anything.
    if (!ctx.who && !can(action, { who: null })) throw new AppError(refusal(action, { who: null }))
    await ctx.deps.limits.write(ctx)
    await ctx.deps.load.input(ctx)
    return next()
  })

export function signedIn(action: Action, who: Session | null): Session {
  if (!who) throw new AppError(refusal(action, { who: null }))
  return who
}

/** Runs `work` in one transaction, in its person's turn, and sends its effects; a deadlock or serialization failure runs it again. */
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
