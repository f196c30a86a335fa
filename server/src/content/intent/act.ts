import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { AnyMutationProcedure } from '@trpc/server'
import type { z } from 'zod'

/** An act: a call that an account can store as an intent and make later. Repeating the call changes nothing. */
export interface Act {
  call: AnyMutationProcedure
  /** The input schema of the call. */
  input: z.ZodType
  /** The name of the argument with the id of the act's subject. */
  subject: string
  /** The acts about the same subject that this act replaces; empty for an act that can be done many times. */
  replaces: readonly IntentAct[]
  /** True for a call that takes an id for the row that it adds: the id of the intent. */
  named?: true
  /** The search parameter by which the subject's page shows what the act added. */
  shownBy?: string
}

declare module '../../platform/noun.ts' {
  interface Noun {
    acts?: { [A in IntentAct]?: Act }
  }
}

let registered: Record<IntentAct, Act> | undefined

/** Registers the acts. Called once, by server/src/nouns.ts, so that the code of intents imports no noun (feature). */
export function registerActs(acts: Record<IntentAct, Act>): void {
  registered = acts
}

export function allActs(): Record<IntentAct, Act> {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}
