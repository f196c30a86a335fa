import type { ShapeAnswer, ShapeJob } from './shapeJobs.ts'

/** Milliseconds after which a job is given up, and the worker with it. */
const PATIENCE_MS = 20_000

let worker: Worker | null = null
let count = 0

/** Computes with shapes beside the page; loads the library for it with the first job. Never rejects. */
export function askShapes(job: ShapeJob): Promise<ShapeAnswer> {
  worker ??= new Worker(new URL('./shapeWorker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  const id = ++count
  return new Promise((resolve) => {
    const end = (answer: ShapeAnswer) => {
      clearTimeout(late)
      asked.removeEventListener('message', onMessage)
      asked.removeEventListener('error', onError)
      resolve(answer)
    }
    const onMessage = ({ data }: MessageEvent<{ id: number; answer: ShapeAnswer }>) =>
      data.id === id && end(data.answer)
    const onError = () => {
      asked.terminate()
      if (worker === asked) worker = null
      end({ refused: 'failed' })
    }
    const late = setTimeout(onError, PATIENCE_MS)
    asked.addEventListener('message', onMessage)
    asked.addEventListener('error', onError)
    asked.postMessage({ id, job })
  })
}
