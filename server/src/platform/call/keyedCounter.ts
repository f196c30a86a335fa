/** Counts what is under way of each key, and forgets the keys of which nothing is. */
export class KeyedCounter {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** @param change negative for what has ended */
  add(key: string, change: number): void {
    const count = this.of(key) + change
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
