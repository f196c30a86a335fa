import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { LookTask, UniteTask } from './borderWorker.ts'
import type { Piece } from './tilePieces.ts'
import type { UnitedBorder } from './unitePieces.ts'

/** Milliseconds after which an idle worker thread ends; people who draw ask for borders now and then. */
const IDLE_MS = 60_000
/** The memory limit of a thread in megabytes, against a tile made to fill the memory. */
const MEMORY_MB = 512

/** Worker threads that read tiles and put borders together. A task that is aborted ends its thread; another replaces it. */
export class BorderPool {
  readonly #pool = new Piscina<LookTask | UniteTask, unknown>({
    filename: new URL('./borderWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })

  /** @param onError called when a thread fails outside of a task */
  constructor(onError: (error: unknown) => void) {
    this.#pool.on('error', onError)
  }

  look(task: LookTask, signal: AbortSignal): Promise<Piece[]> {
    return this.#pool.run(task, { name: 'look', signal }) as Promise<Piece[]>
  }

  unite(task: UniteTask, signal: AbortSignal): Promise<UnitedBorder | null> {
    return this.#pool.run(task, { name: 'unite', signal }) as Promise<UnitedBorder | null>
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
