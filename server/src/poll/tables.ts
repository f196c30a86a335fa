import type { PollResults } from '@fieldfare/shared/poll.ts'
import type { Generated } from 'kysely'
import type { ContentColumns, Geometry, Stamp } from '../db/columnKinds.ts'

export interface PollTables {
  poll: Poll
  poll_option: PollOptionRow
  poll_vote: PollVote
}

interface Poll extends ContentColumns {
  community_id: string
  title: string
  description: string
  until: Date | null
  results: PollResults
}
interface PollOptionRow {
  id: string
  poll_id: string
  position: number
  value: string
  geom: Geometry | null
}
interface PollVote {
  id: Generated<string>
  poll_id: string
  option_id: string
  person_id: string
  created_at: Stamp
}
