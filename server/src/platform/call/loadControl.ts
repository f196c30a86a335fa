import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { makeBuckets } from './bucket.ts'
import type { Caller } from '../session/session.ts'
import { networkOf } from './limits.ts'
import { Presence, type Quota, Quotas } from './quotas.ts'
import { FairQueue } from './fairQueue.ts'

/** Reading calls of one person: a dozen pages opened at once, and then pages as fast as one can walk through them. */
const PERSON = { burst: 600, perSecond: 20 }
/** Reading calls of each guest behind one IP address: less than PERSON, since not all of them are as fast at the same time. */
const GUEST = { burst: 100, perSecond: 5 }
/** Calls that opening one page makes: everybody behind one IP address may open a page at the same time. */
const PAGE_CALLS = 20
/**
 * The quota of one client while others are active, in bytes of answers, and the cost of a call besides its bytes. The
 * burst is a workshop behind one IP address where everybody opens a page; the rate is the calls of a small town's
 * people. A hundred kilobytes of shapes take the main thread and the database ten milliseconds each.
 */
const BYTES = { burst: 16_000_000, perSecond: 2_000_000 }
const CALL = 32_000
/** The factor by which a person's calls cost more than those of an IP address, which many guests may share. */
const ONE = 2
/** The factor by which a writing call, and each byte of its input, costs more than a read: shapes are checked, stored, simplified and answered. */
const WRITTEN = 2
/** Characters of inputs: those up to `short` do not wait, and those above `long` are photos, which have limits of their own. */
const INPUT = { short: 16_384, long: 1024 * 1024 }
/**
 * Milliseconds between two long inputs while others are active. Checking one takes the main thread up to fifteen
 * milliseconds; without pauses such checks would delay each step of everybody else's calls.
 */
const INPUT_PAUSE_MS = 30
/** Map tiles that are made for one client while others are active: a dozen screens at once, and then some screens a second. */
const TILES = { burst: 300, perSecond: 60 }
/**
 * Milliseconds of processor time for decoding a person's photos while others are active: eight phone photos at once,
 * then one a second; a photo of 50 million pixels takes up to two seconds. The decoding process yields to all others,
 * but Linux lets it end its time slice first, and if it decoded all the time, everybody else would wait twice as long
 * for a processor.
 */
const DECODING = { burst: 1000, perSecond: 100, debtSeconds: 10 }
/** The number of people whose photos may wait. */
const DECODING_LINE = 100
/** The length of a queue, as a multiple of the calls of one IP address that may wait; a waiting call takes some kilobytes. */
const ADDRESSES = 4
/**
 * The tiles of one IP address that may wait: as many as a room full of people looks at, a screen each. A map does not
 * ask again for a tile that was refused.
 */
const TILES_LINE = 1200

/** Keeps one client from using all of the server: calls wait for a turn, and clients take turns. */
export interface LoadControl {
  /**
   * Runs a reading call in its client's turn.
   * @throws AppError 'too-many' if the client reads too much, 'unavailable' if too many wait
   */
  read<T>(ctx: Caller, task: () => Promise<T>): Promise<T>
  /** Runs a read in its client's turn without counting it. @throws as `read` */
  turn<T>(client: string, task: () => Promise<T>): Promise<T>
  /** Runs a transaction in its person's turn. @throws as `read` */
  write<T>(personId: string, task: () => Promise<T>): Promise<T>
  /** Makes a map tile in its client's turn. @throws as `read` */
  tile<T>(client: string, task: () => Promise<T>): Promise<T>
  /**
   * Decodes a photo in its person's turn. One photo is decoded at a time, since decoding may take 300 MB of memory; of
   * each person one more photo may wait.
   * @param task gets the function `spent`, to report the milliseconds of processor time that the task took
   * @throws as `read`
   */
  photo<T>(personId: string, task: (spent: (ms: number) => void) => Promise<T>): Promise<T>
  /** Checks that a photo of this person would be decoded now or may wait. @throws what `photo` throws otherwise */
  assertPhotoRoom(personId: string): void
  /** Charges the sender of a writing call for its input; a long input waits until the sender's quota allows checking it. @throws as `read` */
  input(ctx: Caller): Promise<void>
  /** Charges the sender of a call for the bytes of its answer, and for those that compression spared. */
  answered(request: Caller['request'], spared?: number): void
}

/** Returns the key that a request is charged to: the person's id, for guests their network. */
export const clientOf = ({ who, request }: Caller): string => (who ? who.id : networkOf(request.ip))

export function makeLoadControl(db: Pick<Database, 'pool'>, config: Config): LoadControl {
  // Tests and benchmarks send more than people do; the limits stored in the database are scaled alike.
  const factor = config.NODE_ENV === 'test' ? 1000 : 1
  const scale = ({ burst, perSecond, ...quota }: Quota): Quota => ({
    ...quota,
    burst: burst * factor,
    perSecond: perSecond * factor,
  })
  const people = config.PEOPLE_PER_ADDRESS
  const personMayRead = makeBuckets(scale(PERSON))
  const guestsMayRead = makeBuckets(scale({ burst: GUEST.burst * people, perSecond: GUEST.perSecond * people }))
  const presence = new Presence()
  const quotas = new Quotas(scale(BYTES), presence)
  const [reads, writes] = [queueOn(db, people, quotas), queueOn(db, people, quotas)]
  const inputs = new FairQueue({ atOnce: 1, line: PERSON.burst * ADDRESSES, lineEach: PERSON.burst, quotas })
  const tileQuotas = new Quotas(scale(TILES), presence)
  const tilesAtOnce = shareOf(db.pool.options.max ?? 0, 0.2)
  const tiles = new FairQueue({
    atOnce: tilesAtOnce,
    each: halfOf(tilesAtOnce),
    line: TILES_LINE * ADDRESSES,
    lineEach: TILES_LINE,
    quotas: tileQuotas,
  })
  const decoded = new Quotas(scale(DECODING), presence)
  const photos = new FairQueue({ atOnce: 1, line: DECODING_LINE, lineEach: 1, quotas: decoded })
  /** For each request, the function that charges its sender, and the bytes that its connection had sent before the answer. */
  const charges = new WeakMap<Caller['request'], { charge: (bytes: number) => void; before: number }>()
  /** Returns the function that charges the client of a call. */
  const chargeFor = ({ who, request }: Caller): ((bytes: number) => void) => {
    const [client, times] = [clientOf({ who, request }), who ? ONE : 1]
    const charge = (bytes: number) => quotas.charge(client, bytes * times)
    charges.set(request, { charge, before: request.raw?.socket?.bytesWritten ?? 0 })
    return charge
  }
  return {
    async read(ctx, task) {
      const client = clientOf(ctx)
      const charge = chargeFor(ctx)
      if (!(ctx.who ? personMayRead : guestsMayRead)(client)) throw new AppError('too-many')
      return reads.run(client, () => {
        // The client has disconnected. This refusal is not logged: it is no fault of the server.
        if (ctx.request.raw?.socket?.destroyed) throw new AppError('too-many')
        charge(CALL)
        return task()
      })
    },
    turn: (client, task) => reads.run(client, task),
    write: (personId, task) => writes.run(personId, task),
    tile: (client, task) =>
      tiles.run(client, () => {
        tileQuotas.charge(client, 1)
        return task()
      }),
    photo: (personId, task) => photos.run(personId, () => task((ms) => decoded.charge(personId, ms))),
    assertPhotoRoom: (personId) => photos.assertRoom(personId),
    async input(ctx) {
      const { body } = ctx.request
      const charge = chargeFor(ctx)
      const length = typeof body === 'string' && body.length <= INPUT.long ? body.length : 0
      if (length <= INPUT.short) return charge((CALL + length) * WRITTEN)
      const client = clientOf(ctx)
      await inputs.run(client, async () => {
        charge((CALL + length) * WRITTEN)
        // Other requests are answered between two inputs.
        await (presence.othersThan(client) ? sleep(INPUT_PAUSE_MS) : setImmediate())
      })
    },
    answered(request, spared = 0) {
      const call = charges.get(request)
      const bytes = (request.raw?.socket?.bytesWritten ?? 0) - (call?.before ?? 0)
      if (bytes > 0) call?.charge(bytes + spared)
    },
  }
}

/**
 * Makes a queue for a share of the database connections. Reads, writes and tiles have one share each; the rest is for
 * sessions, signing in and /readyz, which wait in none of these queues. The embedded engine has one connection: a
 * second task decodes its input or encodes its answer meanwhile.
 */
function queueOn(db: Pick<Database, 'pool'>, people: number, quotas: Quotas): FairQueue {
  const atOnce = shareOf(db.pool.options.max ?? 0, 0.3)
  const lineEach = Math.max(PERSON.burst, PAGE_CALLS * people)
  return new FairQueue({ atOnce, each: halfOf(atOnce), line: lineEach * ADDRESSES, lineEach, quotas })
}

/**
 * Returns the number of tasks that may run at once on a part of the connections, at least two: with one connection, one
 * task reads while the other encodes its answer.
 */
export const shareOf = (connections: number, part: number): number => Math.max(2, Math.floor(connections * part))

/**
 * Returns the most tasks of one client that may run at once: half of all, rounded up, so that a room full of people
 * behind one IP address is not slow.
 */
export const halfOf = (atOnce: number): number => Math.ceil(atOnce / 2)
