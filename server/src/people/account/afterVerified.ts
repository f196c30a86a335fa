import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { CallContext, RequestContext } from '../../platform/call/context.ts'
import { personActing, type Session } from '../../platform/session/session.ts'

/** Carries out what waited for a verified address. @returns the person's intents */
type AfterVerified = (context: RequestContext, who: Session) => Promise<IntentView[]>

declare module '../../platform/noun.ts' {
  interface Noun {
    /**
     * The verified address is committed, and the person may do more. Called with the request that verified it, which need not be of the
     * person's own device.
     */
    afterVerified?: AfterVerified
  }
}

let registered: readonly AfterVerified[] = []

/** Called once, by server/src/nouns.ts: account knows no other noun by name. */
export function registerAfterVerified(hooks: readonly AfterVerified[]): void {
  registered = hooks
}

/** Lets the nouns do what waited for the address. A failure is for the log: the address is verified, and what waits is tried again. */
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
