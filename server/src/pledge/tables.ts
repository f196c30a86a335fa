import type { Rhythm } from '@fieldfare/shared/limits.ts'
import type { Computed, ContentColumns, Geometry, Stamp } from '../db/columnKinds.ts'

export interface PledgeTables {
  pledge: Pledge
  contribution: ContributionRow
}

interface Pledge extends ContentColumns {
  community_id: string
  title: string
  description: string
  goal_cents: number
  type: Rhythm
  geom: Geometry | null
  pin: Computed<string | null>
  edited_at: Date | null
}
interface ContributionRow {
  id: string
  pledge_id: string
  person_id: string
  amount_cents: number
  reason: string
  created_at: Stamp
  paused_at: Date | null
  ended_at: Date | null
  reminded_of: Date | null
  shown_as: string | null
}
