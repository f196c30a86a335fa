import type { ResearchCounts, ResearchState } from '@fieldfare/shared/research.ts'
import type { Generated } from 'kysely'
import type { Json, Stamp } from './columnKinds.ts'

interface ResearchExport {
  id: string
  number: number
  state: Generated<ResearchState>
  free_text: boolean
  made_by: string | null
  snapshot_at: Date | null
  counts: Json<ResearchCounts>
  /** A bigint, which the driver reads as text. */
  bytes: string | number | null
  sha256: string | null
  progress: Generated<number>
  beat_at: Stamp
  created_at: Stamp
  finished_at: Date | null
}
interface ResearchPerson {
  export_id: string
  pseudonym: string
  person_id: string | null
  consent_at: Date
  experiment_at: Date | null
  gone_at: Date | null
}

export interface ResearchTables {
  research_export: ResearchExport
  research_person: ResearchPerson
}
