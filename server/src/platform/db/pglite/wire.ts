/** The few facts of the PostgreSQL wire protocol (version 3) that the embedded engine needs. */

const HEADER = 5
const [ERROR, NOTIFICATION, READY] = [0x45, 0x41, 0x5a]
const [QUERY, SYNC, FLUSH, TERMINATE] = [0x51, 0x53, 0x48, 0x58]

export interface Notification {
  channel: string
  payload: string
}

export interface Answer {
  bytes: Uint8Array<ArrayBuffer>
  notifications: Notification[]
}

/** Collects the client's bytes into whole turns, each of which ends where the client waits for an answer. */
export class TurnReader {
  #pending: Uint8Array = new Uint8Array(0)
  #scanned = 0
  #started = false

  /** Reads bytes of the client. @returns the turns that these bytes complete; 'start' for the startup message, 'end' when the client leaves */
  read(chunks: readonly Uint8Array[]): (Uint8Array<ArrayBuffer> | 'start' | 'end')[] {
    this.#pending = concat([this.#pending, ...chunks])
    const turns: (Uint8Array<ArrayBuffer> | 'start' | 'end')[] = []
    let from = 0
    for (;;) {
      const kind = this.#started ? this.#pending[this.#scanned] : undefined
      const length = frameLength(this.#pending, this.#scanned, this.#started)
      if (length === undefined) break
      this.#scanned += length
      if (!this.#started) {
        this.#started = true
        turns.push('start')
        from = this.#scanned
      } else if (kind === TERMINATE) {
        turns.push('end')
        from = this.#scanned
      } else if (kind === QUERY || kind === SYNC || kind === FLUSH) {
        turns.push(this.#pending.slice(from, this.#scanned))
        from = this.#scanned
      }
    }
    this.#pending = this.#pending.subarray(from)
    this.#scanned -= from
    return turns
  }
}

/**
 * Turns the engine's output into the answer that the client expects: without notifications, which are returned
 * separately, and with exactly one ReadyForQuery, at the end, for a turn that asks for one. (The engine can write it
 * twice after an error, and unasked after a flush.)
 */
export function answerTo(turn: Uint8Array, written: Uint8Array): Answer {
  const asksReady = lastKind(turn) !== FLUSH
  const notifications: Notification[] = []
  const bytes = new Uint8Array(written.length + HEADER + 1)
  let length = 0
  let status: number | undefined
  for (let at = 0; at < written.length;) {
    const frame = written.subarray(at, at + (frameLength(written, at, true) ?? written.length - at))
    at += frame.length
    if (frame[0] === READY) status = frame[HEADER]
    else if (frame[0] === NOTIFICATION) notifications.push(readNotification(frame))
    else {
      bytes.set(frame, length)
      length += frame.length
    }
  }
  if (asksReady) {
    bytes.set(readyForQuery(status), length)
    length += HEADER + 1
  }
  return { bytes: length === bytes.length ? bytes : bytes.slice(0, length), notifications }
}

/** Returns the first messages to a client. They ask for no password: only this process can reach the embedded engine. */
export function welcome(): Uint8Array<ArrayBuffer> {
  return concat([message('R', [0, 0, 0, 0]), readyForQuery(undefined)])
}

/** Returns the message of a simple query, which may have several statements. */
export function simpleQuery(sql: string): Uint8Array<ArrayBuffer> {
  return message('Q', cString(sql))
}

/** Returns the text of the first error in an answer, undefined without one. */
export function errorIn(answer: Uint8Array): string | undefined {
  for (let at = 0; at < answer.length;) {
    const length = frameLength(answer, at, true) ?? answer.length - at
    if (answer[at] === ERROR) {
      const fields = text(answer.subarray(at + HEADER, at + length)).split('\0')
      return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'unknown error'
    }
    at += length
  }
  return undefined
}

function frameLength(bytes: Uint8Array, at: number, typed: boolean): number | undefined {
  const start = typed ? at + 1 : at
  if (bytes.length < start + 4) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset + start, 4).getInt32(0) + (typed ? 1 : 0)
  return bytes.length < at + length ? undefined : length
}

function lastKind(turn: Uint8Array): number | undefined {
  let kind: number | undefined
  for (let at = 0; at < turn.length; at += frameLength(turn, at, true) ?? turn.length) kind = turn[at]
  return kind
}

function readNotification(frame: Uint8Array): Notification {
  const [channel = '', payload = ''] = text(frame.subarray(HEADER + 4)).split('\0')
  return { channel, payload }
}

function readyForQuery(status = 'I'.charCodeAt(0)): Uint8Array<ArrayBuffer> {
  return message('Z', [status])
}

function message(kind: string, body: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER + body.length)
  bytes[0] = kind.charCodeAt(0)
  new DataView(bytes.buffer).setInt32(1, 4 + body.length)
  bytes.set(body, HEADER)
  return bytes
}

function cString(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${value}\0`)
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
