import { AppError } from '@fieldfare/shared/errors.ts'

/** Runs a limited number of tasks at a time; up to `queueMax` others wait. */
export class Semaphore {
  readonly #permits: number
  readonly #queueMax: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(permits: number, queueMax: number) {
    this.#permits = permits
    this.#queueMax = queueMax
  }

  /** @throws AppError 'unavailable' if the queue is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#permits) this.#running++
    else await this.#wait()
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#queueMax) throw new AppError('unavailable')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
