// Computes with shapes in a worker, so that the map stays responsive.
import { doShapeJob, type ShapeJob } from './shapeJobs.ts'

addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: ShapeJob }>) => {
  postMessage({ id, answer: doShapeJob(job) })
})
