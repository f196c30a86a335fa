import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { AnyMutationProcedure } from '@trpc/server'
import type { z } from 'zod'

/** An act that an account can keep: a call that changes nothing when it is made again. */
export interface Act {
  call: AnyMutationProcedure
  /** The schema of the call. */
  input: z.ZodType
  /** The argument that names what it is about. */
  subject: string
  /** The acts about the same thing in whose place it comes; none for an act that can be done many times. */
  replaces: readonly IntentAct[]
  /** True for a call that takes an id for what it adds: that of the intent. */
  named?: true
  /** The search parameter by which its page shows what was added. */
  shownBy?: string
}

declare module '../../platform/noun.ts' {
  interface Noun {
    acts?: { [A in IntentAct]?: Act }
  }
}

let registered: Record<IntentAct, Act> | undefined

/** Called once, by server/src/nouns.ts: what keeps intents knows no noun by name. */
export function registerActs(acts: Record<IntentAct, Act>): void {
  registered = acts
}

export function allActs(): Record<IntentAct, Act> {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}
