// A worker that does shape jobs and checks, so that the map stays responsive.
import { checkShape, doShapeJob, type ShapeCheck, type ShapeJob } from './shapeJobs.ts'

addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: ShapeJob | ShapeCheck }>) => {
  postMessage({ id, answer: job.kind === 'check' ? checkShape(job.shape) : doShapeJob(job) })
})
