import { z } from 'zod'
import { Id } from './schemas.ts'

/** The smallest number of people whose totals are not suppressed. */
export const GROUP_MIN = 5
/** The number of packages whose file is kept, and for how many days. */
export const PACKAGES_KEPT = 10
export const PACKAGE_DAYS = 90
/** The side in metres of a cell in which a home lies: the larger one where few people there say the same of themselves. */
export const HOME_CELL_M = 1000
export const HOME_CELL_COARSE_M = 10_000

/** Rows of each table, and how many totals were `suppressed`. */
export type ResearchCounts = Record<string, number>

export const RESEARCH_STATES = ['waiting', 'reading', 'packing', 'done', 'failed', 'removed'] as const
export type ResearchState = (typeof RESEARCH_STATES)[number]
export const isUnderWay = (state: ResearchState): boolean => ['waiting', 'reading', 'packing'].includes(state)

/** `id` is made by the client, so that a retry is answered as the first time. */
export const MakeExport = z.strictObject({ id: Id, freeText: z.boolean().default(false) })
export const ExportId = z.strictObject({ id: Id })

export interface ResearchExportView {
  id: string
  number: number
  state: ResearchState
  freeText: boolean
  /** The time of its data, as an ISO time; null before it is read. */
  snapshotAt: string | null
  counts: ResearchCounts
  bytes: number | null
  sha256: string | null
  /** The percentage of the files that are written. */
  progress: number
  /** The creator; null where the account is gone. */
  madeBy: string | null
  createdAt: string
  /** People in it who withdrew a consent since, or whose account is erased. */
  withdrawals: number
  /** The time at which its file is deleted, as an ISO time; null where it has none. */
  until: string | null
}

/** The file itself, and the list of those who withdrew since. */
export const packagePath = (id: string): string => `/api/research-exports/${id}.zip`
export const withdrawalsPath = (id: string): string => `/api/research-exports/${id}-withdrawals.csv`
