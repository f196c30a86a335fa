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
/** The job that sends what waits of a kind. It has no data: the ledger has it. */
export type DeliveryJob = `mail${Capitalize<DeliveryKind>}`

/** `none`: the news is no longer true, or its reader wants no such mails. `failed`: given up for good. */
export type Outcome = 'sent' | 'failed' | 'none'

/** A row of the ledger that this process alone sends. */
export interface Claimed {
  id: number
  subjectId: string
  about: string
  detail: unknown
  /** The reader's id; null for an address without an account. */
  personId: string | null
  address: string | null
  redirectedTo: string | null
  /** The number of attempts, the current one included. */
  tries: number
}

/** A mail as it is at the moment of sending. */
export interface MailToSend {
  /** The reader, whose quiet hours are kept. An address without an account has none. */
  reader: ({ email: string } & QuietPerson) | null
  /** The news is still true, and its reader wants the mail. */
  wanted: boolean
  /** The mail is sent in quiet hours, too. */
  urgent?: boolean
  /** The sender, who sees the progress of the mails. */
  senderId?: string
  /** Returns the mail; null if there is nothing to say. */
  letter(): Promise<Omit<Mail, 'to'> | null>
}

export interface DeliveryTools {
  deps: Deps
  /** A template as it is in force, read once a piece. */
  template(key: TemplateKey, locale: Locale): Promise<Template>
}

/** A noun's mails to people about something, each of which is sent at most once. */
export interface Delivery {
  kind: DeliveryKind
  /** The table of its subjects: what is deleted takes its mails along. */
  subjects: keyof Tables
  job: DeliveryJob
  /** The number of pieces that one process sends at a time; 1 by default. */
  atOnce?: number
  /** The number of times that a refused mail is tried again. */
  retries: number
  /** The mails wait for the end of their readers' quiet hours. */
  quiet?: true
  /**
   * The setting in force when a mail is sent decides where it is redirected, not the one in force when it was queued.
   */
  redirectedWhenSent?: true
  /** The outcome of a mail that a process claimed and never settled: it may have been sent. */
  unsettled?: 'failed' | 'sent'
  /** SQL of whether the row `delivery` is not to be tried again. */
  stopped?: RawBuilder<boolean>
  /** The row of its subject counts the mails that were sent, in `mails_sent`. */
  counted?: true
  /** The part of a sender's screens that is read again while their mails go out. */
  progress?: MineWhat
  /** @returns undefined where the subject or the reader is gone */
  tell(tools: DeliveryTools, mail: Claimed): Promise<MailToSend | undefined>
  /** Called once a mail is settled for good. */
  ended?(db: Tx, mail: Claimed, outcome: Outcome): Promise<unknown>
}

declare module '../../platform/noun.ts' {
  interface Noun {
    deliveries?: readonly Delivery[]
  }
}

let registered: readonly Delivery[] = []

/** Called once, by server/src/nouns.ts: the delivery knows no noun by name. */
export function registerDeliveries(deliveries: readonly Delivery[]): void {
  registered = deliveries
}

export const allDeliveries = (): readonly Delivery[] => registered
