import type { ColumnType, Generated } from 'kysely'
import type { Computed, Geometry, Json, Stamp } from './columnKinds.ts'

interface Place {
  geom: Geometry
  area_m2: Computed<number>
  label: Computed<string>
  /** The shape for lists and events; null where `geom` has few corners itself. */
  outline: Computed<string | null>
  min_zoom: Computed<number>
  /** Others see it: its maker's e-mail is verified, and no admin has to approve it first. */
  seen: boolean
  version: Generated<number>
  created_at: Stamp
  updated_at: Stamp
  hidden_at: Date | null
}
interface Area extends Place {
  id: string
  created_by: string
  level: string
  title: string
  description: string
  description_public: Generated<boolean>
  /** When an admin hid the description and the photos from others. */
  story_hidden_at: Date | null
  story_hidden_by: string | null
  story_hidden_reason: string | null
  rating: number
  explanation: string
  frequency: string
  activities: string[]
  priority: string | null
  relationship: string | null
  analitics: Json<object>
}
interface StoryReport {
  area_id: string
  person_id: string
  reason: string
  created_at: Stamp
  outcome: 'kept' | 'hidden' | null
  decided_at: Date | null
  decided_by: string | null
}
interface AreaLike {
  area_id: string
  person_id: string
  liked_at: Stamp
}
interface AreaCell {
  z: number
  x: number
  y: number
  n0: number
  n1: number
  n2: number
  n3: number
  lng: number
  lat: number
}
interface Community extends Place {
  id: string
  created_by: string
  title: string
  description: string
  organization: string
  tags: Generated<string[]>
  system: Generated<boolean>
  analitics: Json<object>
  search: Computed<string>
  hidden_by: string | null
  /** What an admin decides about the land; null where there is nothing to decide. */
  claim: 'waiting' | 'declined' | 'approved' | null
  claimed_at: Date | null
  claim_reason: string | null
  /** Rises when the land is corrected. */
  land_version: Generated<number>
  /** While its land waits: the communities that hold some of it, the largest first. */
  held_by: Generated<string[]>
}
/** The land of a community as its owner corrected it. */
interface Correction {
  id: string
  community_id: string
  created_by: string
  geom: Geometry
  area_m2: Computed<number>
  outline: Computed<string | null>
  analitics: Json<object>
  /** `applied`: it was in force from then on, at once or when an admin approved it. */
  state: 'waiting' | 'applied' | 'declined' | 'withdrawn' | 'replaced'
  reason: string | null
  /** Square metres that came to the land without an admin looking at them. */
  added_m2: number | null
  /** Why it waits: it is very large; the communities that hold some of it, the largest first. */
  large: Generated<boolean>
  held_by: Generated<string[]>
  created_at: Stamp
  decided_at: Date | null
  /** While people join: the land before, the last area that was looked at. */
  before: Geometry | null
  joined_to: string | null
}
/** A border of a register that the operator imported. */
interface Border {
  id: Generated<string>
  source: string
  ref: string
  name: string
  kind: string
  licence: string
  /** As 2026-11-22. */
  dated: ColumnType<Date, string, string>
  geom: Geometry
  area_m2: Computed<number>
  simplified: boolean
}
/** A community that an area touched when it was new. */
interface AreaTouch {
  area_id: string
  community_id: string
  title: string
  joined: boolean
}

/** The cells of the love map that an area touches, as of a version of it. */
interface LoveArea {
  area_id: string
  version: number
  z: number
  cells: string[]
}
/** How many people had drawn in a cell by the end of each of these years, as released. */
interface LoveCell {
  z: number
  x: number
  y: number
  level: string
  years: number[]
  people: number[]
}
interface LoveRelease {
  single: Generated<boolean>
  as_of: Date
  first_year: number | null
}

/** What lies on the map, as the queries see it: areas, communities, borders, and what is kept of them. */
export interface MapTables {
  area: Area
  area_like: AreaLike
  story_report: StoryReport
  area_touch: AreaTouch
  area_cell: AreaCell
  area_cell_change: AreaCell
  community: Community
  correction: Correction
  border: Border
  love_area: LoveArea
  love_cell: LoveCell
  love_release: LoveRelease
}
