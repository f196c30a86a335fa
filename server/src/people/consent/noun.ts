import type { Noun } from '../../platform/noun.ts'
import { consentCalls } from './consents.ts'
import { consentAccountHooks } from './accountHooks.ts'

export const consentNoun = { calls: { consent: consentCalls }, accountHooks: consentAccountHooks } satisfies Noun
