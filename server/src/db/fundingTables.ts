import type { Objective, Rhythm } from '@fieldfare/shared/limits.ts'
import type { Generated } from 'kysely'
import type { Stamp } from './columnKinds.ts'

interface Funding {
  id: string
  person_id: string
  budget_cents: number
  reason: Generated<string>
  locations_reason: Generated<string>
  objectives_reason: Generated<string>
  other_name: Generated<string>
  divided: boolean
  instrument: string
  locale: string
  created_at: Stamp
}
interface FundingLocation {
  funding_id: string
  position: number
  area_id: string | null
  community_id: string | null
  amount_cents: number
}
interface FundingObjective {
  funding_id: string
  objective: Objective
  amount_cents: number
}
interface PledgeRequest {
  person_id: string
  area_id: string | null
  types: Rhythm[]
  instrument: string
  started_at: Stamp
}
interface PledgeAnswer {
  person_id: string
  type: Rhythm
  area_id: string | null
  /** Null: the answer is no. */
  amount_cents: number | null
  reason: Generated<string>
  locale: string
  answered_at: Stamp
  changed_at: Date | null
}
interface Earning {
  person_id: string
  part: 'budget' | 'requests'
  cents: number
  earned_at: Stamp
}
interface ReminderRow {
  person_id: string
  state: Generated<'waiting' | 'sending' | 'sent'>
  tries: Generated<number>
  sent_at: Date | null
}

export interface FundingTables {
  funding: Funding
  funding_location: FundingLocation
  funding_objective: FundingObjective
  pledge_request: PledgeRequest
  pledge_answer: PledgeAnswer
  earning: Earning
  reminder: ReminderRow
}
