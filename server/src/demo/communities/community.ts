import type { Position } from '@fieldfare/shared/geo/orientation.ts'

/** Somebody invented who looks after land; the organisation is invented too. */
export interface Manager {
  name: string
  organization: string
  city: string
}

export interface DemoCommunity {
  title: string
  description: string
  /** Null means the demo owner. */
  manager: Manager | null
  tags: readonly string[]
  /** Outlines, each a line that its reader closes. */
  parts: readonly (readonly Position[])[]
}
