import { hash } from 'node:crypto'
import type { ConsentPurpose } from '@fieldfare/shared/consent.ts'
import { type Locale, loadMessages } from '@fieldfare/shared/locale.ts'
import type { Documents } from '../../platform/document/documents.ts'

/** Returns the exact text that a person consents to: the terms of this site as shown, or the question with its explanation. */
export async function consentText(documents: Documents, purpose: ConsentPurpose, locale: Locale): Promise<string> {
  if (purpose === 'terms') {
    const { title, html } = documents('terms', locale)
    return `${title}\n\n${html}`
  }
  const { agree, text } = (await loadMessages(locale)).consent[purpose]
  return `${agree}\n\n${text}`
}

/** Returns the SHA-256 of the consent text in UTF-8, in hexadecimal. */
export const hashOfText = async (documents: Documents, purpose: ConsentPurpose, locale: Locale): Promise<string> =>
  hash('sha256', await consentText(documents, purpose, locale), 'hex')
