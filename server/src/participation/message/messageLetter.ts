import type { Locale } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type Contents, mailingList } from '../../platform/mail/letter.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import { templateInForce } from '../../platform/setting/templates.ts'

interface MessageMail {
  title: string
  body: string
  /** The title of the sending community. */
  from: string
  /** The reader's name. */
  name: string
  /** The message's id; empty before it is sent: the link then leads to the inbox. */
  messageId: string
  /** The reader's secret for unsubscribing. */
  secret: string
}

/** Returns the values for the mail of a message, with the links for unsubscribing. */
export function messageLetter(config: Pick<Config, 'PUBLIC_URL'>, mail: MessageMail): Contents {
  const { messageId, secret, ...texts } = mail
  const { PUBLIC_URL } = config
  const inboxUrl = `${PUBLIC_URL}${paths.inbox}`
  const messageUrl = messageId ? `${PUBLIC_URL}${paths.message(messageId)}` : inboxUrl
  return {
    values: { ...texts, messageUrl, inboxUrl },
    list: mailingList(config, secret, mail.from),
  }
}

/** Reads the mail template of messages in one language; admins may change the template. */
export const messageTemplate = (db: Tx, locale: Locale): Promise<Template> =>
  templateInForce(db, 'COMMUNITY_MESSAGE', locale)
