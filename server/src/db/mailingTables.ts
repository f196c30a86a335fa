import type { Generated } from 'kysely'
import type { MailingTexts } from '@fieldfare/shared/mailing.ts'
import type { Json, Stamp } from './columnKinds.ts'

/** `none`: the person wants no such mails, or mails are redirected by now. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'none' | 'stopped'

interface Mailing {
  id: string
  kind: 'people' | 'template' | 'html'
  created_by: string
  created_at: Stamp
  title: string
  body: string
  detail: Json<MailingDetail>
  locale: string | null
  texts: Json<MailingTexts>
  redirected_to: string | null
  queued_to: Generated<number>
  queueing: Generated<boolean>
  stopped_at: Date | null
}
export interface MailingDetail {
  template?: string
  values?: Record<string, string>
  replyTo?: string
}
interface MailingRecipient {
  mailing_id: string
  nth: number
  person_id: string | null
  address: string | null
  state: Generated<MailState>
  tries: Generated<number>
  error: Generated<string>
  at: Stamp
}

export interface MailingTables {
  mailing: Mailing
  mailing_recipient: MailingRecipient
}
