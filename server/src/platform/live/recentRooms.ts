import { LRUCache } from 'lru-cache'

/** Milliseconds for which an event is remembered: nearly every page follows its feeds within this time after it was opened. */
const KEPT_MS = 60_000
/**
 * Milliseconds by which the span that `mayHaveHad` is asked about is extended: for a request that took long to arrive,
 * and for a page that was read from a replica or by another process without the event.
 */
const MARGIN_MS = 5_000
/** The most rooms that are remembered, some hundred bytes each. */
const ROOMS_MAX = 20_000

/**
 * Remembers the rooms (live feeds) that lately had events, even if nobody followed them: an answer that was read before
 * an event may lack its change.
 */
export class RecentRooms {
  readonly #now: () => number
  /** The time of each room's last event in milliseconds. */
  readonly #times: LRUCache<string, number>
  /** The time before which events are unknown. */
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

  /** Forgets all rooms. Needed when events were missed, or the rooms of an event are not all known. */
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
