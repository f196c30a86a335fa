import type { Noun } from '../../platform/noun.ts'
import { consentCalls } from './consents.ts'
import { consentLifecycle } from './lifecycle.ts'

export const consentNoun = { calls: { consent: consentCalls }, lifecycle: consentLifecycle } satisfies Noun
