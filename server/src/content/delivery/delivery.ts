import type { Locale } from '@fieldfare/shared/locale.ts'
import type { TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import type { RawBuilder } from 'kysely'
import type { MineWhat } from '../../platform/call/changeEvents.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tables, Tx } from '../../platform/db/tables.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Template } from '../../platform/mail/mailTemplate.ts'
import type { QuietPerson } from '../alert/quietHours.ts'

export type DeliveryKind = Tables['delivery']['kind']
/** The name of the job that sends the waiting mails of a kind. The job has no data: the mails are in the table `delivery` (the ledger). */
export type DeliveryJob = `mail${Capitalize<DeliveryKind>}`

/** The outcome of a mail. `none`: not sent, as its news is no longer true or its reader wants no such mails. `failed`: given up. */
export type Outcome = 'sent' | 'failed' | 'none'

/** A row of the table `delivery` that this process has claimed: no other process sends the mail. */
export interface Claimed {
  id: number
  subjectId: string
  about: string
  detail: unknown
  /** The reader's id; null for an e-mail address without an account. */
  personId: string | null
  address: string | null
  redirectedTo: string | null
  /** The number of attempts, the current one included. */
  tries: number
}

/** The state of a mail at the moment of sending. */
export interface MailToSend {
  /** The reader, whose quiet hours are respected; null for an e-mail address without an account. */
  reader: ({ email: string } & QuietPerson) | null
  /** True if the news is still true and the reader still wants the mail. */
  wanted: boolean
  /** True if the mail is sent even in quiet hours. */
  urgent?: boolean
  /** The id of the sender, who sees the progress of the mails. */
  senderId?: string
  /** Renders the mail; null if it would have no content. */
  letter(): Promise<Omit<Mail, 'to'> | null>
}

export interface DeliveryTools {
  deps: Deps
  /** Reads the template in force; each is read once per piece (batch). */
  template(key: TemplateKey, locale: Locale): Promise<Template>
}

/** A kind of mails that a noun (feature) sends to people, each mail at most once. */
export interface Delivery {
  kind: DeliveryKind
  /** The table of the subjects of the mails: a deleted subject's mails are deleted, too. */
  subjects: keyof Tables
  job: DeliveryJob
  /** The number of pieces that one process sends at a time; 1 by default. */
  atOnce?: number
  /** The number of retries of a mail that the mail server refused. */
  retries: number
  /** True if the mails wait for the end of their readers' quiet hours. */
  quiet?: true
  /**
   * True if the redirect setting at the time of sending decides where a mail goes, not the one at the time of queueing.
   */
  redirectedWhenSent?: true
  /** The outcome stored for a mail that a process claimed but never settled: it may have been sent. 'failed' by default. */
  unsettled?: 'failed' | 'sent'
  /** SQL that tells whether the mail of the row `delivery` must not be tried again. */
  stopped?: RawBuilder<boolean>
  /** True if the column `mails_sent` of the subject's row counts the sent mails. */
  counted?: true
  /** The part of the sender's screens that is read again while the sender's mails are sent. */
  progress?: MineWhat
  /** Reads the present state of a claimed mail. @returns undefined if the subject or the reader no longer exists */
  tell(tools: DeliveryTools, mail: Claimed): Promise<MailToSend | undefined>
  /** Called when the final outcome of a mail is stored. */
  ended?(db: Tx, mail: Claimed, outcome: Outcome): Promise<unknown>
}

declare module '../../platform/noun.ts' {
  interface Noun {
    deliveries?: readonly Delivery[]
  }
}

let registered: readonly Delivery[] = []

/** Registers the kinds of mails. Called once, by server/src/nouns.ts, so that the delivery imports no noun (feature). */
export function registerDeliveries(deliveries: readonly Delivery[]): void {
  registered = deliveries
}

export const allDeliveries = (): readonly Delivery[] => registered
