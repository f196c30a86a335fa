import type { CallTopic, CallWish } from '@fieldfare/shared/callback.ts'
import type { Generated } from 'kysely'
import type { Stamp } from './columnKinds.ts'

interface CallbackWish {
  person_id: string
  topic: CallTopic
  community_id: string | null
  wish: CallWish
}
interface Seen {
  person_id: string
  subject: string
  at: Date
}
export type CallState = 'waiting' | 'sending' | 'sent' | 'none' | 'failed'
interface CallbackRow {
  id: Generated<string>
  person_id: string
  topic: CallTopic
  what: string
  subject: string
  community_id: string | null
  title: string
  count: number
  at: Date
  urgent: Generated<boolean>
  due_at: Date
  state: Generated<CallState>
  tries: Generated<number>
  redirected_to: string | null
}
interface CallbackSweep {
  one: Generated<boolean>
  swept_to: Date
}
interface WeeklyMail {
  person_id: string
  until: Date
  since: Date
  week: string
  state: Generated<CallState>
  tries: Generated<number>
  redirected_to: string | null
}
interface PushDevice {
  id: Generated<string>
  person_id: string
  session_id: string
  site: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Stamp
}
interface PushKey {
  site: string
  public_key: string
  private_key: string
}

export interface CallbackTables {
  callback_wish: CallbackWish
  seen: Seen
  callback: CallbackRow
  callback_sweep: CallbackSweep
  weekly_mail: WeeklyMail
  push_device: PushDevice
  push_key: PushKey
}
