import type { Issue } from '@fieldfare/shared/errors.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import type { Either } from '@fieldfare/shared/mailing.ts'
import { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import { emptyOf, issuesFrom } from '../form/issues.ts'
import type { Whom } from './data.ts'

/** A mailing that is being written, as texts: so it survives a reload. */
export interface MailingDraft extends Record<string, unknown> {
  whom: string
  /** Languages with a comma between. */
  languages: string
  communityId: string
  communityTitle: string
  areas: string
  finished: string
  owners: string
  addresses: string
  title: string
  body: string
  /** The number of people, typed to confirm it. */
  expected: string
}

export const EMPTY: MailingDraft = {
  whom: 'filter',
  languages: '',
  communityId: '',
  communityTitle: '',
  areas: 'any',
  finished: 'any',
  owners: 'any',
  addresses: '',
  title: '',
  body: '',
  expected: '',
}

const either = (value: string): Either => (value === 'yes' || value === 'no' ? value : 'any')
export const languagesOf = ({ languages }: MailingDraft) => LOCALES.filter((one) => languages.split(',').includes(one))

/** Whom it is for, as the server takes it; null while nobody was named. */
export function whomOf(draft: MailingDraft): Whom | null {
  if (draft.whom === 'list') return draft.addresses.trim() ? { addresses: draft.addresses } : null
  const { areas, finished, owners, communityId } = draft
  return {
    filter: {
      languages: languagesOf(draft),
      communityId: communityId || null,
      areas: either(areas),
      finished: either(finished),
      owners: either(owners),
    },
  }
}

/** What is wrong with the words, and with `count` also with the number that was typed. */
export function draftIssues({ title, body, expected }: MailingDraft, count?: number): Issue[] {
  const empty = emptyOf({ title: title.trim(), body: body.trim() }, ['title', 'body'])
  const wrong = empty.length > 0 ? empty : issuesFrom(MailWords, { title, body })
  if (wrong.length > 0 || count === undefined || expected.replaceAll(/\D/g, '') === String(count)) return wrong
  return [{ path: ['expected'], key: 'countTyped', params: { count } }]
}
