/** Counts what is in progress for each key, and forgets keys whose count is zero. */
export class KeyedCounter {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** Changes the count of a key. @param change negative for work that has ended */
  add(key: string, change: number): void {
    const count = this.of(key) + change
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
