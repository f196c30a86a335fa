import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Decoded, DecodeAnswer, DecodeTask } from './decodeProcess.ts'
import { PhotoFault } from './photoFault.ts'

const PROGRAM = fileURLToPath(new URL('./decodeProcess.ts', import.meta.url))
/** The decoder process ends after this many milliseconds without work: photos come in bursts. */
const IDLE_MS = 30_000
/** The timeout for one photo in milliseconds: enough for the largest photo while other work keeps the processor busy. */
const DECODE_MS = 60_000

export interface DecodeWatch {
  /** Called with the number of pixels before decoding; an error it throws refuses the photo. */
  countPixels?(pixels: number): Promise<void>
  /** Called with the processor time of the photo in milliseconds, even if the photo is refused. */
  spent?(ms: number): void
}

/** Runs decodeProcess.ts as a child process, one photo at a time. The process starts with the first photo and is replaced if it ends. */
export class Decoder {
  readonly #fork: () => ChildProcess
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(forkProgram = () => fork(PROGRAM, { serialization: 'advanced', execArgv: [], detached: true })) {
    this.#fork = forkProgram
  }

  /** The id of the decoder process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * Makes the files of a photo, one call at a time.
   * @throws PhotoFault, also if the process ends or takes too long; AppError 'unavailable' if no process can be started
   */
  decode(bytes: Uint8Array, watch: DecodeWatch = {}): Promise<Decoded> {
    const decoding = this.#last.then(() => this.#decode(bytes, watch))
    this.#last = decoding.catch(() => undefined)
    return decoding
  }

  async #decode(bytes: Uint8Array, { countPixels, spent }: DecodeWatch): Promise<Decoded> {
    clearTimeout(this.#idle)
    const child = (this.#process ??= this.#start())
    if (child.pid === undefined) throw new AppError('unavailable')
    child.ref()
    child.channel?.ref()
    try {
      const { pixels } = await ask<{ pixels: number }>(child, bytes, spent)
      await countPixels?.(pixels)
      return await ask<Decoded>(child, 'make files', spent)
    } finally {
      // An idle decoder process must not keep the server alive.
      child.unref()
      child.channel?.unref()
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    }
  }

  #end(): void {
    const child = this.#process
    this.#process = null
    child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = this.#fork()
    const forget = () => {
      if (this.#process === child) this.#process = null
    }
    child.once('exit', forget)
    child.once('error', forget)
    return child
  }
}

/** Sends a task to the process and waits for its answer. @throws PhotoFault also if the process has ended, or is killed after DECODE_MS */
async function ask<A>(child: ChildProcess, task: DecodeTask, spent?: DecodeWatch['spent']): Promise<A> {
  const { promise, resolve } = Promise.withResolvers<DecodeAnswer | null>()
  const began = performance.now()
  const end = () => resolve(null)
  const timeout = setTimeout(() => child.kill('SIGKILL'), DECODE_MS)
  child.on('message', resolve).on('exit', end)
  child.send(task, (error) => error && end())
  try {
    const answer = await promise
    spent?.(answer?.ms ?? performance.now() - began)
    if (!answer) throw new PhotoFault('photoBroken')
    if ('fault' in answer) throw new PhotoFault(answer.fault)
    return answer as DecodeAnswer & A
  } finally {
    clearTimeout(timeout)
    child.off('message', resolve).off('exit', end)
  }
}
