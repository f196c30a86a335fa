import type { Generated } from 'kysely'
import type { Stamp } from './columnKinds.ts'

interface Message {
  id: string
  community_id: string | null
  community_title: string
  system: boolean
  created_by: string
  title: string
  body: string
  created_at: Stamp
  added_to: string | null
  adding: Generated<boolean>
  redirected_to: string | null
  recipients: Generated<number>
  readers: Generated<number>
  mails: Generated<number>
  mails_sent: Generated<number>
  mails_late: Generated<number>
  mails_failed: Generated<number>
}
interface MessageRecipient {
  message_id: string
  person_id: string
  created_at: Stamp
  unread: Generated<boolean>
  read_at: Date | null
  mail: 'none' | 'waiting' | 'sending' | 'sent' | 'failed'
  tries: Generated<number>
}
interface MessageMute {
  person_id: string
  community_id: string
  muted_at: Stamp
}

export interface MessageTables {
  message: Message
  message_recipient: MessageRecipient
  message_mute: MessageMute
}
