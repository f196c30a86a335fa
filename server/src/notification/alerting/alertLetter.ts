import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { loadMessages, localeOf, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type Letters, mailingList } from '../../platform/mail/letter.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import { templateInForce } from '../../platform/setting/templates.ts'
import { urlOfAlert } from './sources.ts'

/** A waiting alert of one person that this process has claimed. */
export interface Alert {
  id: string
  topic: string
  what: string
  subject: string
  community_id: string | null
  /** The id of the parent of the subject, if the path of the subject needs it. */
  within: string | null
  /** The title of the community; null for an alert outside communities. */
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

/** A line of a mail about one alert, with its link. */
export interface AlertLine {
  text: string
  url: string
}

/** Returns the text for what happened; null if this version does not know `what`. */
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

/** Returns the text of an alert in one line: what happened and how often, the community, and the title. */
export function sayAlert(messages: Messages, { what, title, count, community }: AlertSummary): string {
  const { colon } = messages.alert.line
  const name = nameOfAlert(messages, what) ?? ''
  const many = count > 1 ? `${name} (${count})` : name
  return community ? `${many} · ${community}${colon}${title}` : `${many}${colon}${title}`
}

/**
 * Builds a template with a paragraph for each line, and its values. Texts of people are passed as values, so that they
 * cannot contain links.
 * @param parts the paragraphs of the text; `{{lines}}` marks the position of the lines
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

/** Mails a person these alerts, without waiting for the weekly mail. @throws the error of the mail server */
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
