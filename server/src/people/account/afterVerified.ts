import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { CallContext, RequestContext } from '../../platform/call/context.ts'
import { personActing, type Session } from '../../platform/session/session.ts'

/** A hook that carries out what waited for the person's verified e-mail address. @returns the person's intents */
type AfterVerified = (context: RequestContext, who: Session) => Promise<IntentView[]>

declare module '../../platform/noun.ts' {
  interface Noun {
    /**
     * Called after the e-mail address of a person was verified and the transaction committed, with the request that verified it, which
     * need not come from the person's own device.
     */
    afterVerified?: AfterVerified
  }
}

let registered: readonly AfterVerified[] = []

/** Registers the hooks. Called once, by server/src/nouns.ts, so that the code of accounts imports no other noun (feature). */
export function registerAfterVerified(hooks: readonly AfterVerified[]): void {
  registered = hooks
}

/** Runs the hooks after an e-mail address was verified. Failures are only logged: the address is verified, and the hooks run again later. */
export async function afterVerified(ctx: CallContext, personId: string): Promise<IntentView[]> {
  try {
    const who = await personActing(ctx.deps.db, personId)
    const intents: IntentView[] = []
    if (who?.verified) for (const hook of registered) intents.push(...(await hook(ctx, who)))
    return intents
  } catch (error) {
    ctx.deps.log.error({ err: error }, 'what waited for a verified address was not done')
    return []
  }
}
