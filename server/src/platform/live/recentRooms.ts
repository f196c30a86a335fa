import { LRUCache } from 'lru-cache'

/** Milliseconds for which an event is remembered: until nearly every page that is being opened follows its feeds. */
const KEPT_MS = 60_000
/**
 * Milliseconds before the time that is asked about: for a request that took long to arrive, and for a page that was read from a replica
 * or another process that did not have the event yet.
 */
const MARGIN_MS = 5_000
/** Rooms that are remembered, some hundred bytes each. */
const ROOMS_MAX = 20_000

/** The rooms that events were for lately, also where nobody followed them: an answer that was read before one may lack it. */
export class RecentRooms {
  readonly #now: () => number
  /** The time of each room's last event in milliseconds. */
  readonly #times: LRUCache<string, number>
  /** The time before which events are not known. */
  #since: number

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#since = now()
    this.#times = new LRUCache({
      max: ROOMS_MAX,
      dispose: (time, _room, reason) => {
        if (reason === 'evict') this.#since = time
      },
    })
  }

  add(room: string): void {
    this.#times.set(room, this.#now())
  }

  /** Forgets everything: events were missed, or were for more rooms than are known. */
  forget(): void {
    this.#times.clear()
    this.#since = this.#now()
  }

  /** Tells whether a room may have had an event within the last `ms` milliseconds. */
  mayHaveHad(room: string, ms: number): boolean {
    const span = ms + MARGIN_MS
    const from = this.#now() - span
    return span > KEPT_MS || from <= this.#since || (this.#times.peek(room) ?? -Infinity) >= from
  }
}
