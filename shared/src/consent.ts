import { z } from 'zod'
import { TERMS_VERSION } from './account.ts'
import { LOCALES, type Locale } from './locale.ts'
import { args, Id } from './schemas.ts'

/** Purposes that a person may agree to, each separately. */
export const PURPOSES = ['terms', 'research', 'email', 'experiment'] as const
export type ConsentPurpose = (typeof PURPOSES)[number]
/** The purposes for which consent can be withdrawn: consent to the terms ends only with the account. */
export const RESEARCH_PURPOSES = ['research', 'experiment', 'email'] as const satisfies ConsentPurpose[]
export type ResearchPurpose = (typeof RESEARCH_PURPOSES)[number]

/** The version of each consent text: raised when the text changes in any language, which a test on the server checks. */
export const CONSENT_VERSIONS: Record<ConsentPurpose, string> = {
  terms: TERMS_VERSION,
  research: '2026-11-22',
  email: '2026-11-22',
  experiment: '2026-11-22',
}

/** The version and language of the consent text that was on the screen. */
const READ = { version: z.string().max(40), locale: z.enum(LOCALES) }
/** `id` is made by the client, so that a retry gets the same answer. */
export const GiveConsent = args(['purpose', 'version', 'locale'], { purpose: z.enum(PURPOSES), ...READ, id: Id })
export const WithdrawConsent = args(['purpose'], { purpose: z.enum(RESEARCH_PURPOSES), id: Id })

/** A person's last answer about one purpose; a purpose that the person was never asked about has none. */
export interface ConsentView {
  purpose: ConsentPurpose
  /** False if the consent was refused or withdrawn. */
  given: boolean
  version: string
  locale: Locale
  /** ISO time of the answer. */
  at: string
}
