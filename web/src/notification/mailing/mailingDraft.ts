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

/** The words in each language, a text a field. */
type TextsByLocale = Record<`title ${Locale}` | `body ${Locale}`, string>

/** A mailing that is being written, as texts: so it survives a reload. */
export interface MailingDraft extends Record<string, unknown>, TextsByLocale {
  whom: string
  /** Languages with a comma between. */
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

/** Returns the people who were picked by name; nobody where the draft has something else. */
export function pickedOf({ people }: Pick<MailingDraft, 'people'>): Picked[] {
  try {
    const parsed: unknown = JSON.parse(people || '[]')
    return Array.isArray(parsed) ? parsed.filter(isPicked) : []
  } catch {
    return []
  }
}

/** Returns the recipients as the server takes them; null while nobody was named. */
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

/** The languages in which something is written. */
export const begunIn = (draft: TextsByLocale): Locale[] =>
  LOCALES.filter((each) => draft[`title ${each}`].trim() || draft[`body ${each}`].trim())

/** Returns the language whose text readers of the other languages get: the chosen one, else the writer's, else the first with a text. */
export function fallbackOf(draft: MailingDraft, own: Locale): Locale {
  const begun = begunIn(draft)
  return begun.find((each) => each === draft.fallback) ?? begun.find((each) => each === own) ?? begun[0] ?? own
}

/** The words as the server takes them. */
export function textsOf(draft: MailingDraft, own: Locale): MailWords & { locale: Locale; texts: MailingTexts } {
  const locale = fallbackOf(draft, own)
  const otherLocales = begunIn(draft).filter((each) => each !== locale)
  return {
    ...wordsIn(draft, locale),
    locale,
    texts: Object.fromEntries(otherLocales.map((each) => [each, wordsIn(draft, each)])),
  }
}

/** The issues of the words of a language at the fields that have them here. */
export const issuesIn = (locale: Locale, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const field = issue.path.findLast((part) => part === 'title' || part === 'body')
    return field === undefined ? issue : { ...issue, path: [`${field} ${locale}`] }
  })

/** Returns the same for issues of the server, which names the texts of the fallback language beside the others. */
export const refusedAt = (issues: readonly Issue[], fallback: Locale): Issue[] =>
  issues.flatMap((issue) => {
    const at = issue.path.indexOf('texts')
    const locale = at < 0 ? fallback : LOCALES.find((each) => each === issue.path[at + 1])
    return issuesIn(locale ?? fallback, [issue])
  })

/** The language whose words an issue is about. */
export const localeIn = ({ path: [field] }: Issue): Locale | undefined =>
  LOCALES.find((each) => field === `title ${each}` || field === `body ${each}`)

/** Lists what is wrong with the words of one language. */
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

/** Returns the variables of a text that a mailing has no value for, and braces that are opened alone; the server refuses further signs. */
function unknownIn(text: string): string[] {
  const rest = text.replaceAll(VARIABLE, '')
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
  const known: readonly string[] = MAILING_PARAMS
  return [...names.filter((name) => !known.includes(name)), ...(rest.includes('{{') ? ['{{'] : [])]
}

/** Lists what is wrong with the words of every language that was begun, and with `count` also with the number that was typed. */
export function draftIssues(draft: MailingDraft, own: Locale, count?: number): Issue[] {
  const begun = begunIn(draft)
  const wrong = (begun.length > 0 ? begun : [own]).flatMap((each) => wordsIssues(draft, each))
  if (wrong.length > 0 || count === undefined || draft.expected.replaceAll(/\D/g, '') === String(count)) return wrong
  return [{ path: ['expected'], key: 'countTyped', params: { count } }]
}
