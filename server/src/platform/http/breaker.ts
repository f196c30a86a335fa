/** The failures in a row after which an upstream (an external service) counts as away. */
const FAILURES = 5
/** The pause after the last of these failures; each further failure doubles it, up to the longest. */
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Stops requests to an upstream that keeps failing. After each pause one request is allowed, to find out whether the upstream answers again. */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS
  /** The time when the next request may go; 0 while all requests may. */
  #until = 0

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /**
   * Tells whether a request may go now. While the upstream is away, one request may go after each pause, and no other
   * until its outcome is reported.
   */
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

  /** Reports a failed request. @param waitMs the milliseconds that the upstream asks to wait before the next request */
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
