import type { ContentColumns } from '../db/columnKinds.ts'

export interface PolisTables {
  polis: Polis
}

interface Polis extends ContentColumns {
  community_id: string
  title: string
  polis_id: string
  options: string[]
}
