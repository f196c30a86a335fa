import type {
  FileFault,
  FileReport,
  ProjectionWanted,
  ReadOptions,
  RowQuery,
  ShapeRow,
  TakenShape,
} from './importFile.ts'

/** A request of the page to the worker; the answer has the same `id`. */
export type Question = { id: number } & (
  | { ask: 'read'; file: Blob; options: ReadOptions }
  | { ask: 'shape'; options: ReadOptions }
  | { ask: 'rows'; query: RowQuery }
  | { ask: 'take'; index: number }
  | { ask: 'unite'; indexes: readonly number[] }
)

export interface RowPage {
  rows: ShapeRow[]
  total: number
}
export type United = TakenShape & { simplified: boolean }

export interface Answer {
  id: number
  /** The progress from 0 to 1, sent while the worker is busy, before the answer. */
  progress?: number
  answer?: FileReport | ProjectionWanted | RowPage | TakenShape | United | null | undefined
  fault?: FileFault
  params?: Record<string, number | string>
}
