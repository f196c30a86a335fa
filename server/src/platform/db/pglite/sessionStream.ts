import { Duplex } from 'node:stream'
import { TurnReader, welcome } from './wire.ts'

/** The part of the engine's host that answers the turns of a stream. */
interface EngineHost {
  attach(stream: SessionStream): Promise<void>
  run(stream: SessionStream, turn: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

/** A stream that the driver `pg` uses in place of a socket to a server; it leads to the only session of the embedded engine. */
export class SessionStream extends Duplex {
  readonly #host: EngineHost
  readonly #turns = new TurnReader()

  constructor(host: EngineHost) {
    super()
    this.#host = host
  }

  connect(): this {
    this.#host.attach(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Uint8Array }[], written: (error?: Error | null) => void): void {
    for (const turn of this.#turns.read(chunks.map(({ chunk }) => chunk))) {
      if (turn === 'start') this.push(welcome())
      else if (turn === 'end') this.push(null)
      else {
        this.#host.run(this, turn).then(
          (bytes) => this.destroyed || this.push(Buffer.from(bytes.buffer)),
          (error: Error) => this.destroy(error),
        )
      }
    }
    written()
  }

  override _final(ended: () => void): void {
    this.push(null)
    ended()
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
