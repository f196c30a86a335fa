import { Worker } from 'node:worker_threads'
import type { EngineOptions } from './engine.ts'
import type { SessionStream } from './sessionStream.ts'
import type { Reply, Request } from './worker.ts'
import type { Notification } from './wire.ts'

interface Waiting {
  resolve(reply: Uint8Array<ArrayBuffer> | number): void
  reject(error: Error): void
}

export interface HostEvents {
  onNotification(notification: Notification): void
  /** Called when the engine ended without being closed; every query fails from now on. */
  onBroken(error: Error): void
}

/** The main thread's side of the engine's worker: sends turns, resolves their answers in order, and knows the client that has the session. */
export class Host {
  readonly channels = new Set<string>()
  readonly #worker: Worker
  readonly #events: HostEvents
  readonly #waiting: Waiting[] = []
  #current: SessionStream | undefined
  #gone: Error | undefined
  #running = false

  private constructor(options: EngineOptions, events: HostEvents) {
    this.#events = events
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options, execArgv: [] })
    this.#worker.on('message', (reply: Reply) => this.#hear(reply))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', (code) => this.#end(new Error(`its worker ended with code ${code}`)))
  }

  static async start(options: EngineOptions, events: HostEvents): Promise<Host> {
    const host = new Host(options, events)
    await host.#answer()
    host.#running = true
    return host
  }

  /** Makes this stream the only client of the session, which is reset first. */
  async attach(stream: SessionStream): Promise<void> {
    this.#current = stream
    await this.#ask({ reset: [...this.channels] })
  }

  async run(stream: SessionStream, turn: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    if (stream !== this.#current) throw new Error('This session of the embedded database has passed to another client.')
    return (await this.#ask(turn, [turn.buffer])) as Uint8Array<ArrayBuffer>
  }

  /** Returns the number of times that the engine synced to the disk. */
  async syncs(): Promise<number> {
    return (await this.#ask('syncs')) as number
  }

  async close(): Promise<void> {
    if (this.#gone) return
    this.#running = false
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    await this.#ask('close')
    await ended
  }

  /** Ends the thread at once, as a crash would; the engine recovers from its write-ahead log at the next start. */
  async kill(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(request: Request, transfer: ArrayBuffer[] = []): Promise<Uint8Array<ArrayBuffer> | number> {
    if (this.#gone) return Promise.reject(this.#gone)
    this.#worker.postMessage(request, transfer)
    return this.#answer()
  }

  #answer(): Promise<Uint8Array<ArrayBuffer> | number> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  #hear(reply: Reply): void {
    if (reply instanceof Uint8Array) this.#waiting.shift()?.resolve(reply)
    else if ('notifications' in reply) reply.notifications.forEach((one) => this.#events.onNotification(one))
    else if ('done' in reply) this.#waiting.shift()?.resolve(reply.done)
    else if ('failed' in reply) this.#waiting.shift()?.reject(new Error(reply.failed))
    else this.#end(new Error(reply.broken))
  }

  #end(cause: Error): void {
    if (this.#gone) return
    this.#gone = new Error(`The embedded database has stopped: ${cause.message}`, { cause })
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#gone)
    if (!this.#running) return
    this.#current?.destroy(this.#gone)
    this.#events.onBroken(this.#gone)
  }
}
