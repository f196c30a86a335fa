import type { Generated } from 'kysely'
import type { ContentColumns, Stamp } from '../db/columnKinds.ts'

export interface MeetingTables {
  meeting: Meeting
  meeting_answer: MeetingAnswer
  meeting_mail: MeetingMail
}

interface Meeting extends ContentColumns {
  community_id: string
  title: string
  description: string
  link: string | null
  start_time: Date
  time_zone: string
  number: number | null
  seed: string
  commitment: string
  drawn_at: Date | null
  sending: string | null
  sequence: Generated<number>
  invited_to: string | null
  inviting: Generated<boolean>
  redirected_to: string | null
}
interface MeetingAnswer {
  meeting_id: string
  person_id: string
  accepted: boolean
  answered_at: Stamp
  entry: string
  place: number | null
  seated_at: Date | null
  given_back_at: Date | null
}

/** What a mail about a meeting says. */
export type MailAbout = 'invited' | 'selected' | 'missed' | 'changed' | 'cancelled' | 'resumed'
/** What of a meeting those who come learn that it changed. */
export type MeetingChange = 'time' | 'link'

interface MeetingMail {
  meeting_id: string
  person_id: string
  about: MailAbout
  sequence: number
  changes: Generated<string[]>
  redirected_to: string | null
  state: Generated<'none' | 'waiting' | 'sending' | 'sent' | 'failed'>
  tries: Generated<number>
}
