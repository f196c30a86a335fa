import { AppError } from '@fieldfare/shared/errors.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { makeBuckets } from './bucket.ts'
import type { CallContext } from './context.ts'
import { networkOf } from './limits.ts'
import { Turns } from './turns.ts'

/** What a person reads with a dozen pages open at once, and then while walking through them as fast as one can. */
const PERSON = { burst: 600, perSecond: 20 }
/** The same for each of the guests behind one address, who are not all as fast at the same time. */
const GUEST = { burst: 100, perSecond: 5 }
/** Calls of a page that is opened: everybody behind one address may open one at the same time. */
const PAGE_CALLS = 20
/** How many such addresses may wait; a call waits in some kilobytes. */
const ADDRESSES = 4

/** Keeps one client from using all of the server: calls wait for a turn, and clients take turns. */
export interface Load {
  /**
   * Runs a reading call in its client's turn.
   * @throws AppError 'too-many' if the client reads too much, 'unavailable' if too many wait
   */
  read<T>(ctx: Pick<CallContext, 'who' | 'request'>, task: () => Promise<T>): Promise<T>
  /** Runs another read in its client's turn, one that is not counted. @throws the same */
  turn<T>(client: string, task: () => Promise<T>): Promise<T>
  /** Runs a transaction in its person's turn. @throws the same */
  write<T>(personId: string, task: () => Promise<T>): Promise<T>
}

/** Whom a request counts for: the person, for guests their network. */
export const clientOf = ({ who, request }: Pick<CallContext, 'who' | 'request'>): string =>
  who ? who.id : networkOf(request.ip)

export function makeLoad(db: Pick<Database, 'pool'>, config: Config): Load {
  // As for the limits that are kept in the database: tests and benchmarks send more than people do.
  const factor = config.NODE_ENV === 'test' ? 1000 : 1
  const people = config.PEOPLE_PER_ADDRESS
  const personMayRead = makeBuckets({ burst: PERSON.burst * factor, perSecond: PERSON.perSecond * factor })
  const guestsMayRead = makeBuckets({
    burst: GUEST.burst * people * factor,
    perSecond: GUEST.perSecond * people * factor,
  })
  const [reads, writes] = [turnsOn(db, people), turnsOn(db, people)]
  return {
    async read(ctx, task) {
      const client = clientOf(ctx)
      if (!(ctx.who ? personMayRead : guestsMayRead)(client)) throw new AppError('too-many')
      return reads.run(client, () => {
        // Nobody waits for the answer any more. This refusal is not logged: it is no fault of the server.
        if (ctx.request.raw?.socket?.destroyed) throw new AppError('too-many')
        return task()
      })
    },
    turn: (client, task) => reads.run(client, task),
    write: (personId, task) => writes.run(personId, task),
  }
}

/**
 * Turns on a share of the connections. Reads, writes and tiles have one share each; the rest is for sessions, signing in and
 * /readyz, which wait for none of them. The embedded engine has one connection: a second task decodes and encodes meanwhile.
 */
function turnsOn(db: Pick<Database, 'pool'>, people: number): Turns {
  const atOnce = shareOf(db.pool.options.max ?? 0, 0.3)
  const lineEach = Math.max(PERSON.burst, PAGE_CALLS * people)
  return new Turns({ atOnce, each: halfOf(atOnce), line: lineEach * ADDRESSES, lineEach })
}

/** A part of the connections, at least two: where there is one, to read while encoding. */
export const shareOf = (connections: number, part: number): number => Math.max(2, Math.floor(connections * part))

/** How many of the tasks at once may be of one client: half, rounded up, so that a room full of people behind one address is not slow. */
export const halfOf = (atOnce: number): number => Math.ceil(atOnce / 2)
