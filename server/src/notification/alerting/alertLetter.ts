import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { loadMessages, localeOf, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type Letters, mailingList } from '../../platform/mail/letter.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import { templateInForce } from '../../platform/setting/templates.ts'
import { urlOfAlert } from './sources.ts'

/** An alert that waits for one person, claimed. */
export interface Alert {
  id: string
  topic: string
  what: string
  subject: string
  community_id: string | null
  /** The id of what the subject lies in, if its path needs that. */
  within: string | null
  /** The community's title. */
  community: string | null
  title: string
  count: number
  tries: number
}
export interface AlertReader {
  id: string
  name: string
  email: string
  locale: string
  time_zone: string
  quiet: string | null
  unsubscribe_secret: string
  now_mails: boolean
}

/** A line of a mail, with its link. */
export interface AlertLine {
  text: string
  url: string
}

/** Names what happened; null for what this version does not know. */
export function nameOfAlert({ alert, content }: Messages, what: string): string | null {
  if (isOwn(alert.what, what)) return alert.what[what]
  const kind = CONTENT_KINDS.find((one) => one === what)
  const texts = kind && content[kind]
  return texts && 'new' in texts ? texts.new : null
}

const isOwn = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key)

interface AlertSummary {
  what: string
  title: string
  count: number
  community: string | null
}

/** Returns the text of a line: the kind and number, the community, and the title. */
export function sayAlert(messages: Messages, { what, title, count, community }: AlertSummary): string {
  const { colon } = messages.alert.line
  const name = nameOfAlert(messages, what) ?? ''
  const many = count > 1 ? `${name} (${count})` : name
  return community ? `${many} · ${community}${colon}${title}` : `${many}${colon}${title}`
}

/**
 * Builds a template with a paragraph for each line, and its values: people's words are values, so that they bring no
 * links.
 * @param parts the paragraphs of the text; `{{lines}}` is where the lines come
 */
export function withLines(
  { title, body }: Template,
  lines: readonly AlertLine[],
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
export async function mailAlerts(
  { config, db }: Deps,
  letters: Letters,
  person: AlertReader,
  alerts: Alert[],
): Promise<void> {
  const locale = localeOf(person.locale)
  const messages = await loadMessages(locale)
  const lines = alerts.map((alert) => ({ text: sayAlert(messages, alert), url: urlOfAlert(config, alert) }))
  const [first] = lines
  if (!first) return
  const { template, values } = withLines(
    await templateInForce(db.kysely, lines.length > 1 ? 'CALLS_NOW' : 'CALL_NOW', locale),
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
