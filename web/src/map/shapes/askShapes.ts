import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Finding } from '../operations/shape.ts'
import type { ShapeAnswer, ShapeCheck, ShapeJob } from './shapeJobs.ts'

/** Milliseconds after which a job is given up and its worker terminated. */
const PATIENCE_MS = 20_000

let worker: Worker | null = null
let count = 0

/** Does a shape job in a worker, which is started with the first job. Never rejects: after a failure, resolves with `refused`. */
export const askShapes = (job: ShapeJob): Promise<ShapeAnswer> =>
  ask<ShapeAnswer>(job).catch(() => ({ refused: 'failed' }))

/** Runs `checkGeometry` in the worker. @throws Error when the worker does not answer */
export const askCheck = (shape: AreaShape): Promise<Finding> => ask({ kind: 'check', shape })

function ask<Answer>(job: ShapeJob | ShapeCheck): Promise<Answer> {
  worker ??= new Worker(new URL('./shapeWorker.ts', import.meta.url), { type: 'module' })
  const runningWorker = worker
  const id = ++count
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(late)
      runningWorker.removeEventListener('message', onMessage)
      runningWorker.removeEventListener('error', onError)
    }
    const onMessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      if (data.id !== id) return
      end()
      resolve(data.answer)
    }
    const onError = () => {
      runningWorker.terminate()
      if (worker === runningWorker) worker = null
      end()
      reject(new Error('no answer about a shape'))
    }
    const late = setTimeout(onError, PATIENCE_MS)
    runningWorker.addEventListener('message', onMessage)
    runningWorker.addEventListener('error', onError)
    runningWorker.postMessage({ id, job })
  })
}
