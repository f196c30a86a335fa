import type { AreaData } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Failure, failureOf } from '../../../platform/i18n/failure.ts'

/** A chosen shape of a file that is to be saved as an area. The id stays the same however often the area is sent. */
export interface FileArea {
  id: string
  /** The shape's index in the file; its coordinates are read from there just before it is sent. */
  index: number
  title: string
  m2: number
}

export interface SaveReport {
  saved: string[]
  /** The reasons why the server refused single areas, by the area's id; sending such an area again does not help. */
  failed: Map<string, Failure>
  /** The reason why the remaining areas were not sent, such as no connection, no account or a limit; null if all were sent. */
  stopped: Failure | null
}

/** Errors that concern a single area. Any other error would also occur for the next area. */
const OWN_FAULTS = new Set(['bad-input', 'conflict', 'too-large'])

/**
 * Sends areas one after another. If the server refuses one area, the others are still sent; a lost connection or a limit stops the rest.
 * The server does not save an id a second time, so that no area is saved twice.
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
