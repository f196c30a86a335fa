import { AppError } from '@fieldfare/shared/errors.ts'

/** Lets few run at a time and the others wait in line, up to a length. */
export class Turns {
  readonly #atOnce: number
  readonly #line: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, line: number) {
    this.#atOnce = atOnce
    this.#line = line
  }

  /** @throws AppError 'unavailable' where the line is full */
  async take<T>(run: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++
    else await this.#wait()
    try {
      return await run()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#line) throw new AppError('unavailable')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
