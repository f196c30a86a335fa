/** After this many failures in a row an upstream counts as away. */
const FAILURES = 5
/** The pause after a failure: twice as long each time it fails again. */
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Stops requests to an upstream that keeps failing. After each pause one request finds out whether it answers again. */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS
  /** The time when the next request may go; 0 while all may. */
  #until = 0

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Tells whether a request may go now. While the upstream is away, a yes is for one request until its outcome is reported. */
  allows(): boolean {
    if (this.#until === 0) return true
    if (this.#now() < this.#until) return false
    this.#until = this.#now() + this.#pauseMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#pauseMs = FIRST_PAUSE_MS
    this.#until = 0
  }

  /** @param waitMs how long the upstream asks to be left alone */
  failed(waitMs = 0): void {
    this.#failures++
    const isAway = this.#until !== 0
    if (!isAway && this.#failures < FAILURES && waitMs === 0) return
    if (isAway) this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2)
    this.#until = this.#now() + Math.min(LONGEST_PAUSE_MS, Math.max(waitMs, this.#pauseMs))
  }

  get isOpen(): boolean {
    return this.#until !== 0
  }
}
