import { z } from 'zod'
import { Id } from './schemas.ts'

/** The smallest number of people for whom totals are not suppressed. */
export const GROUP_MIN = 5
/** The number of research packages whose files are kept, and the days for which they are kept. */
export const PACKAGES_KEPT = 10
export const PACKAGE_DAYS = 90
/** The side in metres of the cell that replaces a home's position: the larger side where too few people share the same personal data. */
export const HOME_CELL_M = 1000
export const HOME_CELL_COARSE_M = 10_000

/** The number of rows of each table, and as `suppressed` the number of totals that were suppressed. */
export type ResearchCounts = Record<string, number>

export const RESEARCH_STATES = ['waiting', 'reading', 'packing', 'done', 'failed', 'removed'] as const
export type ResearchState = (typeof RESEARCH_STATES)[number]
export const isUnderWay = (state: ResearchState): boolean => ['waiting', 'reading', 'packing'].includes(state)

/** `id` is made by the client, so that a retry gets the same answer. */
export const MakeExport = z.strictObject({ id: Id, freeText: z.boolean().default(false) })
export const ExportId = z.strictObject({ id: Id })

export interface ResearchExportView {
  id: string
  number: number
  state: ResearchState
  freeText: boolean
  /** The ISO time of the data in the export; null before the data is read. */
  snapshotAt: string | null
  counts: ResearchCounts
  bytes: number | null
  sha256: string | null
  /** The percentage of the export's files that are written. */
  progress: number
  /** The creator; null where the account is gone. */
  madeBy: string | null
  createdAt: string
  /** The number of people in the export who withdrew a consent since, or whose account is erased. */
  withdrawals: number
  /** The ISO time at which the export's file is deleted; null if there is no file. */
  until: string | null
}

/** Returns the path of an export's file; `withdrawalsPath`, that of the list of people who withdrew since. */
export const packagePath = (id: string): string => `/api/research-exports/${id}.zip`
export const withdrawalsPath = (id: string): string => `/api/research-exports/${id}-withdrawals.csv`
