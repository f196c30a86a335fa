import { parentPort, workerData } from 'node:worker_threads'
import type { HotspotLevel, HotspotResult } from '@fieldfare/shared/hotspot.ts'
import type { WorkerMessage } from '../../platform/inWorker.ts'
import { gridOf, type StudyArea } from './studyArea.ts'
import { fileLog } from './cellLog.ts'
import { runMethod } from './method.ts'
import { peopleOf } from './readPeople.ts'
import { cornersOf } from './studyGrid.ts'
import type { KeptCell } from './keepRun.ts'

export interface HotspotTask {
  /** The file that `readPeople` wrote. */
  path: string
  area: Pick<StudyArea, 'shape' | 'extent'>
  level: HotspotLevel
  cellMetres: number
  inputSha256: string
}
export interface HotspotMade {
  result: HotspotResult
  cells: KeptCell[]
}

// This file runs in a worker thread, since the method takes seconds to compute.
const { path, area, level, cellMetres, inputSha256 } = workerData as HotspotTask
const grid = gridOf(area, cellMetres)
const send = (message: WorkerMessage<HotspotMade>) => parentPort?.postMessage(message)
const { result, cells } = runMethod(
  { grid, level, box: area.extent, inputSha256 },
  peopleOf(path),
  fileLog(`${path}.cells`),
  (percent) => send({ percent }),
)
send({
  made: {
    result,
    cells: cells.map((cell, seq) => {
      const corners = cornersOf(grid, seq)
      return {
        ...cell,
        seq,
        shape: `POLYGON((${[...corners, ...corners.slice(0, 1)].map((at) => at.join(' ')).join(',')}))`,
      }
    }),
  },
})
