import type { Issue } from '@fieldfare/shared/errors.ts'
import { type Locale, LOCALES } from '@fieldfare/shared/locale.ts'
import { type Either, MAILING_PARAMS, type MailingTexts } from '@fieldfare/shared/mailing.ts'
import { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import { emptyOf, issuesFrom } from '../../platform/form/issues.ts'
import type { Whom } from './data.ts'

/** A person who was picked by name. */
export interface Picked {
  id: string
  name: string
}

/** The subject (`title`) and text (`body`) in each language, one field each. */
type TextsByLocale = Record<`title ${Locale}` | `body ${Locale}`, string>

/** A mailing that is being written. All fields are strings, so that it can be stored and survives a reload. */
export interface MailingDraft extends Record<string, unknown>, TextsByLocale {
  whom: string
  /** Codes of the recipients' languages, separated by commas. */
  languages: string
  communityId: string
  communityTitle: string
  areas: string
  finished: string
  owners: string
  addresses: string
  /** The people who were picked, as JSON. */
  people: string
  /** The language whose text readers of the other languages get. */
  fallback: string
  /** The number of recipients, as the writer typed it to confirm sending. */
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
  people: '',
  ...(Object.fromEntries(
    LOCALES.flatMap((each) => [
      [`title ${each}`, ''],
      [`body ${each}`, ''],
    ]),
  ) as TextsByLocale),
  fallback: '',
  expected: '',
}

/** A variable of a mail, such as {{name}}. */
const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g

const either = (value: string): Either => (value === 'yes' || value === 'no' ? value : 'any')
export const languagesOf = ({ languages }: MailingDraft) => LOCALES.filter((one) => languages.split(',').includes(one))

const isPicked = (one: unknown): one is Picked =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' && 'name' in one

/** Returns the people who were picked by name; an empty array if the draft's list is malformed. */
export function pickedOf({ people }: Pick<MailingDraft, 'people'>): Picked[] {
  try {
    const parsed: unknown = JSON.parse(people || '[]')
    return Array.isArray(parsed) ? parsed.filter(isPicked) : []
  } catch {
    return []
  }
}

/** Returns the recipients as input of the server's calls; null while none are chosen. */
export function whomOf(draft: MailingDraft): Whom | null {
  if (draft.whom === 'list') return draft.addresses.trim() ? { addresses: draft.addresses } : null
  if (draft.whom === 'people') {
    const userIds = pickedOf(draft).map(({ id }) => id)
    return userIds.length > 0 ? { userIds } : null
  }
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

export const wordsIn = (draft: TextsByLocale, locale: Locale): MailWords => ({
  title: draft[`title ${locale}`],
  body: draft[`body ${locale}`],
})

/** Returns the languages in which the draft has a subject or a text. */
export const begunIn = (draft: TextsByLocale): Locale[] =>
  LOCALES.filter((each) => draft[`title ${each}`].trim() || draft[`body ${each}`].trim())

/** Returns the language whose text readers of the other languages get: the chosen one, else the writer's, else the first with a text. */
export function fallbackOf(draft: MailingDraft, own: Locale): Locale {
  const begun = begunIn(draft)
  return begun.find((each) => each === draft.fallback) ?? begun.find((each) => each === own) ?? begun[0] ?? own
}

/** Returns the texts of a draft as input of the server's calls; languages without a text are left out. */
export function textsOf(draft: MailingDraft, own: Locale): MailWords & { locale: Locale; texts: MailingTexts } {
  const locale = fallbackOf(draft, own)
  const otherLocales = begunIn(draft).filter((each) => each !== locale)
  return {
    ...wordsIn(draft, locale),
    locale,
    texts: Object.fromEntries(otherLocales.map((each) => [each, wordsIn(draft, each)])),
  }
}

/** Returns issues of a subject (`title`) or text (`body`) with the paths of the form's fields for a language. */
export const issuesIn = (locale: Locale, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const field = issue.path.findLast((part) => part === 'title' || part === 'body')
    return field === undefined ? issue : { ...issue, path: [`${field} ${locale}`] }
  })

/** Returns issues of the server with the paths of the form's fields. On the server, `texts` contains all texts but the fallback's. */
export const refusedAt = (issues: readonly Issue[], fallback: Locale): Issue[] =>
  issues.flatMap((issue) => {
    const at = issue.path.indexOf('texts')
    const locale = at < 0 ? fallback : LOCALES.find((each) => each === issue.path[at + 1])
    return issuesIn(locale ?? fallback, [issue])
  })

/** Returns the language whose subject or text has this issue; undefined for issues of other fields. */
export const localeIn = ({ path: [field] }: Issue): Locale | undefined =>
  LOCALES.find((each) => field === `title ${each}` || field === `body ${each}`)

/** Lists the issues of the subject and text in one language. */
function wordsIssues(draft: MailingDraft, locale: Locale): Issue[] {
  const { title, body } = wordsIn(draft, locale)
  const empty = emptyOf({ title: title.trim(), body: body.trim() }, ['title', 'body'])
  if (empty.length > 0) return issuesIn(locale, empty)
  const unknown = (['title', 'body'] as const).flatMap((field) =>
    unknownIn({ title, body }[field]).map((name): Issue => ({
      path: [field],
      key: 'templateVariable',
      params: { name },
    })),
  )
  return issuesIn(locale, [...issuesFrom(MailWords, { title, body }), ...unknown])
}

/** Returns the variables of a text that a mailing has no value for, and `{{` if it is left unclosed. The server checks the rest. */
function unknownIn(text: string): string[] {
  const rest = text.replaceAll(VARIABLE, '')
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
  const known: readonly string[] = MAILING_PARAMS
  return [...names.filter((name) => !known.includes(name)), ...(rest.includes('{{') ? ['{{'] : [])]
}

/** Lists the issues of the texts in every language with a text; with `count` also a typed number of recipients that differs from `count`. */
export function draftIssues(draft: MailingDraft, own: Locale, count?: number): Issue[] {
  const begun = begunIn(draft)
  const wrong = (begun.length > 0 ? begun : [own]).flatMap((each) => wordsIssues(draft, each))
  if (wrong.length > 0 || count === undefined || draft.expected.replaceAll(/\D/g, '') === String(count)) return wrong
  return [{ path: ['expected'], key: 'countTyped', params: { count } }]
}
