import { loadMessages, localeOf, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type Letters, mailingList } from '../../platform/mail/letter.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'
import type { What } from '../../content/alert/happening.ts'
import { urlOfCall } from './sources.ts'

/** An alert that waits for one person, claimed. */
export interface Call {
  id: string
  topic: string
  what: string
  subject: string
  community_id: string | null
  /** What the subject lies in, where its path needs that. */
  within: string | null
  /** The community's title. */
  community: string | null
  title: string
  count: number
  tries: number
}
export interface Callee {
  id: string
  name: string
  email: string
  locale: string
  time_zone: string
  quiet: string | null
  unsubscribe_secret: string
  now_mails: boolean
}

/** One line of a mail, with its link. */
export interface CallLine {
  text: string
  url: string
}

export const isWhat = (texts: Messages['callback']['what'], what: string): what is What => Object.hasOwn(texts, what)

interface Said {
  what: string
  title: string
  count: number
  community: string | null
}

/** What a line says: its kind and how many, where, and its title. */
export function sayCall({ what: whats, line }: Messages['callback'], { what, title, count, community }: Said): string {
  const kind = isWhat(whats, what) ? whats[what] : ''
  const many = count > 1 ? `${kind} (${count})` : kind
  return community ? `${many} · ${community}${line.colon}${title}` : `${many}${line.colon}${title}`
}

/**
 * A template with a paragraph for each line, and its values: what people wrote is a value, so that it brings no links.
 * @param parts the paragraphs of the text; `{{lines}}` is where the lines come
 */
export function withLines(
  { title, body }: Template,
  lines: readonly CallLine[],
): { template: Template; values: Record<string, string> } {
  const places = lines.map((_, i) => `{{line${i}}}\n{{item${i}Url}}`)
  const values = Object.fromEntries(
    lines.flatMap(({ text, url }, i) => [
      [`line${i}`, text],
      [`item${i}Url`, url],
    ]),
  )
  return { template: { title, body: body.replace('{{lines}}', () => places.join('\n\n')) }, values }
}

/** Mails a person at once about what is new. @throws what the mail server said */
export async function mailCalls({ config, db }: Deps, letters: Letters, person: Callee, calls: Call[]): Promise<void> {
  const locale = localeOf(person.locale)
  const { callback } = await loadMessages(locale)
  const lines = calls.map((call) => ({ text: sayCall(callback, call), url: urlOfCall(config, call) }))
  const [first] = lines
  if (!first) return
  const { template, values } = withLines(
    await keptTemplate(db.kysely, lines.length > 1 ? 'CALLS_NOW' : 'CALL_NOW', locale),
    lines,
  )
  const { PUBLIC_URL } = config
  const list = mailingList(config, `now/${person.unsubscribe_secret}`)
  const fixed = {
    name: person.name,
    first: first.text,
    firstUrl: first.url,
    count: String(lines.length),
    overviewUrl: PUBLIC_URL + paths.home2,
    settingsUrl: PUBLIC_URL + paths.account,
  }
  await letters.send(config.MAIL_REDIRECT_TO ?? person.email, template, locale, { ...values, ...fixed }, list)
}
