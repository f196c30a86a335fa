import type { AreaData } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Failure, failureOf } from '../../../platform/i18n/failure.ts'

/** A chosen shape on its way to become an area, under an id that stays the same however often it is sent. */
export interface FileArea {
  id: string
  /** Its place among the shapes of the file, which has its corners until it is sent. */
  index: number
  title: string
  m2: number
}

export interface SaveReport {
  saved: string[]
  /** Areas refused for themselves, each by its id; sending them again does not help. */
  failed: Map<string, Failure>
  /** The reason why the rest was not sent: no connection, no account, a limit. */
  stopped: Failure | null
}

/** Refusals that concern one area alone. Every other one would meet the next area as well. */
const OWN_FAULTS = new Set(['bad-input', 'conflict', 'too-large'])

/**
 * Sends areas one after another. One that is refused is named, and the others are sent all the same; a lost connection or a limit
 * stops. An id that was saved before is answered as then: nothing is saved twice.
 */
export async function saveShapes(
  areas: readonly FileArea[],
  data: Omit<AreaData, 'title'>,
  take: (area: FileArea) => Promise<AreaShape>,
  add: (input: {
    id: string
    measure: AreaShape
    data: AreaData
    analitics: Record<string, never>
  }) => Promise<unknown>,
  onSaved: (id: string) => void,
): Promise<SaveReport> {
  const report: SaveReport = { saved: [], failed: new Map(), stopped: null }
  for (const area of areas) {
    const { id, title } = area
    try {
      await add({ id, measure: await take(area), data: { ...data, title }, analitics: {} })
      report.saved.push(id)
      onSaved(id)
    } catch (error) {
      const failure = failureOf(error)
      if (!OWN_FAULTS.has(failure.code)) return { ...report, stopped: failure }
      report.failed.set(id, failure)
    }
  }
  return report
}
