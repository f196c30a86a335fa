import type { Generated } from 'kysely'
import type { ContentColumns, Geometry } from '../db/columnKinds.ts'

export interface TreasureTables {
  treasure: Treasure
}

interface Treasure extends ContentColumns {
  community_id: string
  title: string
  description: string
  photo_id: string
  geom: Geometry
  place_hidden: Generated<boolean>
  place_hidden_by: string | null
  flagged: Generated<boolean>
  report_text: Generated<string>
}
