import { AppError } from '@fieldfare/shared/errors.ts'
import { Piscina } from 'piscina'
import * as worker from './measureWorker.ts'
import type { Compared, Covers, FirstsTask, SetsTask, Task } from './measureWorker.ts'
import type { Union } from './union.ts'

// Measures the surfaces that shapes cover and share, with a limit of work, and in a worker thread if shapes have more than a few corners.
// PostgreSQL would take minutes for outlines that cross each other very often, cannot be stopped during that time, and with the embedded
// engine all other queries would wait for it.

/** The most that is measured on the main thread, within a few milliseconds: bytes of WKB, and work in the unit of `cover`. */
const QUICK = { bytes: 32_000, work: 20_000 }
/** Milliseconds after which measuring is cancelled: its work is limited to about a second, but the machine may be busy. */
const PATIENCE_MS = 10_000

/** Measures the union of shapes; null if it was cancelled. */
export async function measureUnion(task: Task): Promise<Union | null> {
  const quick = isSmall(task) && worker.union({ ...task, workMax: QUICK.work })
  return quick && quick.exact ? quick : inWorker<Union>('union', task)
}

/**
 * Returns the surface of the union of each set of shapes, in square metres.
 * @throws unavailable if measuring was cancelled
 */
export async function coversOf(task: SetsTask): Promise<number[]> {
  const quick = isSmall(task) && worker.covers({ ...task, workMax: QUICK.work })
  const found = quick && quick.exact ? quick : await inWorker<Covers>('covers', task)
  if (!found) throw new AppError('unavailable')
  return found.m2
}

/** Measures the overlaps of each of the first shapes with those that follow it; null if it was cancelled. */
export async function measureOverlaps(task: FirstsTask): Promise<Compared[] | null> {
  const quick = isSmall(task) && worker.compare({ ...task, workMax: QUICK.work })
  const isExact = quick && quick.every(({ overlaps }) => overlaps.every(({ exact }) => exact))
  return isExact ? quick : inWorker<Compared[]>('compare', task)
}

const isSmall = ({ shapes }: Task): boolean => shapes.byteLength <= QUICK.bytes

let workers: Piscina | undefined
let running = 0

/** Runs one task at a time in the worker thread, so that other processors stay free for other work. */
async function inWorker<R>(name: keyof typeof worker, task: Task): Promise<R | null> {
  workers ??= new Piscina({
    filename: new URL('./measureWorker.ts', import.meta.url).href,
    maxThreads: 1,
    execArgv: [],
  })
  running++
  const [pool, patience] = [workers, AbortSignal.timeout(PATIENCE_MS)]
  try {
    return await pool.run(task, { name, signal: patience })
  } catch (error) {
    if (patience.aborted) return null
    throw error
  } finally {
    if (--running === 0) {
      workers = undefined
      await pool.destroy()
    }
  }
}
