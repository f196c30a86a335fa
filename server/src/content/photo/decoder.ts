import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Decoded, DecodeAnswer, DecodeTask } from './decodeProcess.ts'
import { PhotoFault } from './photoFault.ts'

const PROGRAM = fileURLToPath(new URL('./decodeProcess.ts', import.meta.url))
/** A process without work ends after this many milliseconds: photos come in bursts. */
const IDLE_MS = 30_000
/** The longest time for the largest photo where the processor is busy with everything else. */
const DECODE_MS = 60_000

export interface DecodeWatch {
  /** Counts the pixels before they are decoded; what it throws is the refusal. */
  countPixels?(pixels: number): Promise<void>
  /** Called with the milliseconds of the processor that it took, also where the photo is refused. */
  spent?(ms: number): void
}

/** The other end of decodeProcess.ts: one photo after the other. The process starts with the first and is replaced if it ends. */
export class Decoder {
  readonly #fork: () => ChildProcess
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(forkProgram = () => fork(PROGRAM, { serialization: 'advanced', execArgv: [], detached: true })) {
    this.#fork = forkProgram
  }

  /** The id of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * Makes the files of a photo, one call at a time.
   * @throws PhotoFault, also if the process ends or takes too long; AppError 'unavailable' if none can be started
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
      // The idle child does not keep this process alive.
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

/** Sends a task and waits for its answer. @throws PhotoFault also if the process has ended, or ends since it takes too long */
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
