import type { Kysely } from 'kysely'
import { codeOf, databaseErrorCode } from '../errors.ts'
import type { Log } from '../connection.ts'
import type { Reading } from '../reading.ts'
import type { Tables } from '../tables.ts'

/** Milliseconds between two looks (checks of the positions of primary and replicas). */
const LOOK_MS = 500
/** Milliseconds that a replica may lag behind the primary before it is left out. */
const LAG_MS = 1000
/** Milliseconds for which the primary's positions are remembered, to tell how far a replica lags. */
const REMEMBERED_MS = 10_000

/**
 * The error codes of statements that a replica cancelled to replay changes of the primary, and of statements that tried
 * to write. The replica itself works.
 */
const GAVE_WAY: ReadonlySet<string> = new Set(['40001', '25006'])

const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Reads a position of PostgreSQL's log, such as `16/B374D848`, as a number that grows with the log; null for any other text. */
export function readPosition(text: string | null | undefined): bigint | null {
  const [, high, low] = POSITION.exec(text ?? '') ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The primary server, which can be asked for its position. */
export interface PrimaryPort {
  kysely: Kysely<Tables>
  /** Returns the position after the last write. @throws when the server does not answer in time */
  position(): Promise<string | null>
}

export interface ReplicaPort {
  /** The replica's URL without user and password. */
  name: string
  kysely: Kysely<Tables>
  /** Returns the position up to which the replica has all changes; null if it is no replica any more. @throws when it does not answer in time */
  position(): Promise<string | null>
  close(): Promise<void>
}

/** A replica, with its last known state. */
interface Replica extends ReplicaPort {
  position(): Promise<string | null>
  /** A position that the replica has reached; it may be further by now. */
  has: bigint
  /** False while the replica does not answer, or lags too far behind. */
  isUsed: boolean
  asking: Promise<void> | undefined
}

interface Options {
  log: Log
  now?: () => number
  /** Calls a function at an interval. @returns a function that stops the calls */
  every?: (ms: number, work: () => void) => () => void
}

const everyMs = (ms: number, work: () => void) => {
  const timer = setInterval(work, ms).unref()
  return () => clearInterval(timer)
}

/**
 * Reads from replicas in turns. A replica that does not answer, was promoted, or lags more than a second behind is left
 * out, until it has recovered. A read goes to a replica that has its reader's last write and the changes that this
 * process was notified of; if none has them, it goes to the primary.
 */
export class ReplicaReading implements Reading {
  readonly isOn = true
  readonly #primary: PrimaryPort
  readonly #replicas: Replica[]
  readonly #log: Log
  readonly #now: () => number
  readonly #stop: () => void
  #turn = 0
  /** The position that every read has to include: the changes that this process was notified of are before it. */
  #floor = 0n
  #raising: Promise<void> | undefined
  #notifiedAgain = false
  #history: { at: number; position: bigint }[] = []
  #looking: Promise<void> | undefined

  constructor(
    primary: PrimaryPort,
    replicas: readonly ReplicaPort[],
    { log, now = Date.now, every = everyMs }: Options,
  ) {
    this.#primary = primary
    this.#replicas = replicas.map((replica) => ({
      name: replica.name,
      kysely: replica.kysely,
      position: () => replica.position(),
      close: () => replica.close(),
      has: 0n,
      isUsed: false,
      asking: undefined,
    }))
    this.#log = log
    this.#now = now
    this.#stop = every(LOOK_MS, () => void this.look())
  }

  async run<T>(
    after: string | null,
    work: (db: Kysely<Tables>, isFault: (error: unknown) => boolean) => Promise<T>,
  ): Promise<T> {
    const replica = await this.#choose(readPosition(after) ?? 0n)
    if (!replica) return work(this.#primary.kysely, () => false)
    try {
      return await work(replica.kysely, isReplicaFault)
    } catch (error) {
      if (!isReplicaFault(error)) throw error
      if (!GAVE_WAY.has(codeOf(error))) this.#leaveOut(replica, error)
      return work(this.#primary.kysely, () => false)
    }
  }

  position(): Promise<string | null> {
    return this.#primary.position()
  }

  notified(): void {
    this.#notifiedAgain = true
    this.#raising ??= this.#raise()
  }

  /** Checks the positions of primary and replicas now; also done every LOOK_MS. */
  look(): Promise<void> {
    this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async close(): Promise<void> {
    this.#stop()
    await this.#looking
    await Promise.all(this.#replicas.map((replica) => replica.close()))
  }

  async #choose(after: bigint): Promise<Replica | null> {
    await this.#raising
    const used = this.#replicas.filter(({ isUsed }) => isUsed)
    if (used.length === 0) return null
    const needed = after > this.#floor ? after : this.#floor
    const turn = this.#turn++ % used.length
    const inTurn = [...used.slice(turn), ...used.slice(0, turn)]
    const ready = inTurn.find(({ has }) => has >= needed)
    if (ready) return ready
    // The known position of the next replica may be half a second old, so it is asked again.
    const [next] = inTurn
    if (!next) return null
    try {
      await this.#ask(next)
    } catch (error) {
      this.#leaveOut(next, error)
    }
    return next.isUsed && next.has >= needed ? next : null
  }

  /** Asks a replica for its position, once for all reads that wait for the answer. */
  #ask(replica: Replica): Promise<void> {
    replica.asking ??= this.#askNow(replica).finally(() => (replica.asking = undefined))
    return replica.asking
  }

  async #askNow(replica: Replica): Promise<void> {
    const position = readPosition(await replica.position())
    if (position === null) throw new Error('it is no replica')
    replica.has = position
  }

  async #raise(): Promise<void> {
    while (this.#notifiedAgain) {
      this.#notifiedAgain = false
      const position = readPosition(await this.#primary.position().catch(() => null))
      // Without an answer it is unknown which position reads have to include: no replica is used until the next look.
      if (position === null) for (const replica of this.#replicas) replica.isUsed = false
      else if (position > this.#floor) this.#floor = position
    }
    // Set in the same step as the last check of the loop, so that no notification arrives in between.
    this.#raising = undefined
  }

  async #lookAtAll(): Promise<void> {
    const position = readPosition(await this.#primary.position().catch(() => null))
    const at = this.#now()
    if (position !== null) this.#history.push({ at, position })
    this.#history = this.#history.filter((one) => at - one.at <= REMEMBERED_MS)
    await Promise.all(this.#replicas.map((replica) => this.#lookAt(replica)))
  }

  async #lookAt(replica: Replica): Promise<void> {
    try {
      await this.#ask(replica)
    } catch (error) {
      return this.#leaveOut(replica, error)
    }
    const lag = this.#lagOf(replica)
    if (lag > LAG_MS) return this.#leaveOut(replica, new Error(`it lags ${lag} ms behind`))
    if (!replica.isUsed) this.#log.info({ replica: replica.name }, 'a replica is read from')
    replica.isUsed = true
  }

  /** Returns the milliseconds since the primary was at the replica's position. */
  #lagOf({ has }: Replica): number {
    const reached = this.#history.findLast(({ position }) => position <= has)
    return reached ? this.#now() - reached.at : Infinity
  }

  #leaveOut(replica: Replica, error: unknown): void {
    if (replica.isUsed) this.#log.warn({ replica: replica.name, err: error }, 'a replica is left out')
    replica.isUsed = false
  }
}

/** Tells whether another server may answer the same read: the replica is away, or cancelled the read to replay changes. */
function isReplicaFault(error: unknown): boolean {
  const code = codeOf(error)
  // A statement that takes too long takes as long on the primary.
  return GAVE_WAY.has(code) || (code !== '57014' && databaseErrorCode(error) === 'unavailable')
}
