/** Caches the most recently used tiles, and failures for a few seconds. Simultaneous requests for a tile share one load. */
export class TileCache {
  readonly #tiles = new Map<string, Promise<ArrayBuffer>>()
  readonly #failed = new Set<string>()
  readonly #size: number
  readonly #failureMs: number

  /** @param failureMs milliseconds during which a failed tile is not requested again */
  constructor(size: number, failureMs = 3000) {
    this.#size = size
    this.#failureMs = failureMs
  }

  get(key: string, load: (key: string) => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    const tile = this.#tiles.get(key) ?? this.#load(key, load)
    // A Map keeps its order of insertion: from the least to the most recently used tile.
    this.#tiles.delete(key)
    this.#tiles.set(key, tile)
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > this.#size && oldest !== undefined) this.#tiles.delete(oldest)
    return tile
  }

  /** Forgets all failures, so that the failed tiles are requested again. Called when the network is back. */
  forgetFailures(): void {
    for (const key of this.#failed) this.#tiles.delete(key)
    this.#failed.clear()
  }

  #load(key: string, load: (key: string) => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    const tile = load(key)
    tile.catch(() => {
      this.#failed.add(key)
      setTimeout(() => {
        if (this.#failed.delete(key) && this.#tiles.get(key) === tile) this.#tiles.delete(key)
      }, this.#failureMs)
    })
    return tile
  }
}
