import type { Locale } from '@fieldfare/shared/locale.ts'
import type { TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import { templateInForce } from '../../platform/setting/templates.ts'
import { morningOf } from '../alert/quietHours.ts'
import type { Claimed, Delivery, Outcome, MailToSend, DeliveryTools } from './delivery.ts'
import { claimNext, postpone, retry, settle } from './ledger.ts'

/** The maximum of mails in one piece (batch), and its longest time; the piece ends earlier if the server stops or other jobs wait. */
const PIECE = 500
const PIECE_MS = 5000
/** The maximum of characters stored of a mail server's refusal: about two sentences. */
const ERROR_MAX = 300

/** The dependencies for sending the mails of one kind. */
export interface Sending {
  deps: Deps
  mailer: Mailer
  delivery: Delivery
  /** Updates the sender's screens with the progress of the mails. */
  progress?: (senderId: string) => void
}

/**
 * Sends the next piece (batch) of due mails, each at most once: a mail is claimed before it is sent, and after that sent again only if
 * sending failed with an error. A crash in between may lose a mail, but never sends one twice.
 * @returns whether more mails may be due
 */
export async function deliverPiece(sending: Sending): Promise<boolean> {
  const { deps, delivery } = sending
  const { kysely } = deps.db
  const tools: DeliveryTools = { deps, template: templates(kysely) }
  const end = performance.now() + PIECE_MS
  for (let sent = 0; sent < PIECE && performance.now() < end; sent++) {
    const mail = await claimNext(kysely, delivery.kind, new Date(deps.now()))
    if (!mail) return false
    await deliverOne(sending, tools, mail)
  }
  return true
}

/** Makes the template reader of one piece: each template is read once, so that a change applies from the next piece on. */
function templates(db: Tx): DeliveryTools['template'] {
  const read = new Map<string, Promise<Template>>()
  return (key: TemplateKey, locale: Locale) => {
    const name = `${key} ${locale}`
    const template = read.get(name) ?? templateInForce(db, key, locale)
    read.set(name, template)
    return template
  }
}

async function deliverOne(sending: Sending, tools: DeliveryTools, mail: Claimed): Promise<void> {
  const { deps, delivery, progress } = sending
  const { kysely } = deps.db
  const now = () => new Date(deps.now())
  let telling: MailToSend | undefined
  let outcome: Outcome
  let refusal = ''
  try {
    telling = await delivery.tell(tools, mail)
    const sent = await send(sending, mail, telling)
    if (typeof sent !== 'string') return void (await postpone(kysely, delivery, mail, sent))
    outcome = sent
  } catch (error) {
    deps.log.warn({ err: error, mail: delivery.kind }, 'a mail is late')
    refusal = wordsOf(error, telling)
    outcome = 'failed'
    if (mail.tries <= delivery.retries) {
      await retry(kysely, delivery, mail, now(), refusal)
      if (telling?.senderId) progress?.(telling.senderId)
      return
    }
  }
  await settle(kysely, delivery, mail, now(), outcome, refusal)
  await delivery.ended?.(kysely, mail, outcome)
  if (telling?.senderId) progress?.(telling.senderId)
}

/**
 * Sends a claimed mail if it is still wanted and its reader may be mailed now. The sending comes last, so that no later error causes a retry.
 * @returns the outcome, or the time until which the mail waits
 */
async function send({ deps, mailer, delivery }: Sending, mail: Claimed, telling: MailToSend | undefined) {
  const { config } = deps
  const { redirectedWhenSent, quiet } = delivery
  if (!telling?.wanted || (!redirectedWhenSent && isHeldBack(config, mail.redirectedTo))) return 'none' as const
  const { reader, urgent = false } = telling
  const morning = quiet && !urgent && reader ? morningOf(deps, reader) : null
  if (morning) return morning
  const letter = await telling.letter()
  const redirectedTo = mail.redirectedTo ?? (redirectedWhenSent ? config.MAIL_REDIRECT_TO : null)
  const to = redirectedTo ?? reader?.email ?? mail.address
  if (!letter || !to) return 'none' as const
  await mailer.send({ to, ...letter })
  return 'sent' as const
}

/** Tells whether a mail is held back: it was queued without a redirect, but mails are now redirected. */
export const isHeldBack = ({ MAIL_REDIRECT_TO }: Pick<Config, 'MAIL_REDIRECT_TO'>, redirectedTo: string | null) =>
  MAIL_REDIRECT_TO !== null && redirectedTo === null

/**
 * Returns the text of the mail server's error without the reader's e-mail address: only the page of people shows e-mail addresses, and
 * records each such access.
 */
function wordsOf(error: unknown, telling: MailToSend | undefined): string {
  const message = error instanceof Error ? error.message : String(error)
  const { email } = telling?.reader ?? {}
  return (email ? message.replaceAll(email, '…') : message).slice(0, ERROR_MAX)
}
