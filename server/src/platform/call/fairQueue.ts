import { AppError } from '@fieldfare/shared/errors.ts'
import { LRUCache } from 'lru-cache'
import type { Quotas } from './quotas.ts'

export interface FairQueueOptions {
  /** The number of tasks that run at the same time. */
  atOnce: number
  /** The number of running tasks that may be of one key; all by default. */
  each?: number
  /** The number of tasks that may wait. */
  line: number
  /** The number of waiting tasks that may be of one key; all by default. */
  lineEach?: number
  /**
   * Milliseconds that a key's recent tasks may have taken before the key may run only one task at a time; for tasks
   * that wait more than they work.
   */
  muchMs?: number
  /** The quota of each key; while a key is above its quota, its tasks wait. */
  quotas?: Quotas
}

/** The milliseconds that a key's tasks took, as they counted at the time `at`; they count less as time passes. */
interface Used {
  ms: number
  at: number
}

/**
 * One in this many free places goes to the key that has waited longest, however much time it has used; otherwise new
 * keys could keep it waiting for ever.
 */
const PATIENCE = 16
/** A key whose recent tasks took more milliseconds than this runs one task at a time; the pages that people open never take that long. */
const MUCH_MS = 1000
/** The milliseconds after which half of the time that a key has used is forgotten. */
const HALF_LIFE_MS = 5000
/** The most keys whose use is remembered; the key that was unused for the longest is forgotten first. */
const KEYS_MAX = 10_000
/** The shortest and the longest milliseconds until a free place is offered again to keys that wait for their quotas. */
const LOOK_MS = { soonest: 2, latest: 50 }

/**
 * Runs a limited number of tasks at a time, each in a place; the others wait. A free place goes to the key whose tasks
 * took the least time lately, and among equals to the key that has waited longest for its turn. So a person's burst, of
 * many tasks or of long ones, delays another person by one task and not by the burst. A key that has used much time
 * lately has one place at a time. Every sixteenth place goes to the key that has waited longest. With quotas, a key
 * that has used up its quota waits until the quota refills.
 */
export class FairQueue {
  readonly #options: Required<Omit<FairQueueOptions, 'quotas'>>
  readonly #quotas: Quotas | undefined
  readonly #now: () => number
  readonly #running = new Map<string, number>()
  /** The waiting tasks of each key, in the order of the keys' next turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #used = new LRUCache<string, Used>({ max: KEYS_MAX })
  #runs = 0
  #waits = 0
  #places = 0
  #look: NodeJS.Timeout | undefined

  constructor(
    { atOnce, each = atOnce, line, lineEach = line, muchMs = MUCH_MS, quotas }: FairQueueOptions,
    now = () => performance.now(),
  ) {
    this.#options = { atOnce, each, line, lineEach, muchMs }
    this.#quotas = quotas
    this.#now = now
  }

  /**
   * Runs a task when the turn of its key comes.
   * @throws AppError 'too-many' if too many tasks of this key wait, 'unavailable' if too many tasks wait at all
   */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    this.#quotas?.seen(key)
    if (this.#mayRun(key)) this.#start(key)
    else await this.#wait(key)
    const began = this.#now()
    try {
      return await task()
    } finally {
      this.#end(key, began)
    }
  }

  /** Checks that a task of this key would run now or may wait. @throws what `run` throws otherwise */
  assertRoom(key: string): void {
    if (this.#mayRun(key)) return
    if ((this.#waiting.get(key)?.length ?? 0) >= this.#options.lineEach) throw new AppError('too-many')
    if (this.#waits >= this.#options.line) throw new AppError('unavailable')
  }

  #mayRun(key: string): boolean {
    const { atOnce, each, muchMs } = this.#options
    const running = this.#running.get(key) ?? 0
    if (this.#runs >= atOnce || running >= each || (this.#quotas?.waitOf(key) ?? 0) > 0) return false
    // A key that used much time runs one task at a time; the end of that task starts the key's next.
    return running === 0 || this.#usedBy(key, this.#now()) <= muchMs
  }

  #usedBy(key: string, now: number): number {
    const used = this.#used.peek(key)
    return used ? used.ms * 2 ** ((used.at - now) / HALF_LIFE_MS) : 0
  }

  #start(key: string): void {
    this.#runs++
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #wait(key: string): Promise<void> {
    this.assertRoom(key)
    const waiting = this.#waiting.get(key) ?? []
    this.#waits++
    this.#waiting.set(key, waiting)
    this.#lookAgain()
    return new Promise((resolve) => void waiting.push(resolve))
  }

  #end(key: string, began: number): void {
    const rest = (this.#running.get(key) ?? 1) - 1
    if (rest > 0) this.#running.set(key, rest)
    else this.#running.delete(key)
    this.#runs--
    const now = this.#now()
    this.#used.set(key, { ms: this.#usedBy(key, now) + now - began, at: now })
    if (!this.#startNext(now)) this.#lookAgain()
  }

  /** Offers a free place to the keys that wait for their quotas, once the first of these quotas may have refilled. */
  #lookAgain(): void {
    if (!this.#quotas || this.#look || this.#waits === 0 || this.#runs >= this.#options.atOnce) return
    let soonest = LOOK_MS.latest
    for (const key of this.#waiting.keys()) {
      const wait = this.#quotas.waitOf(key)
      if (wait > 0) soonest = Math.min(soonest, wait)
    }
    this.#look = setTimeout(
      () => {
        this.#look = undefined
        while (this.#startNext(this.#now()));
        this.#lookAgain()
      },
      Math.max(LOOK_MS.soonest, soonest),
    )
  }

  /** Gives a free place to the task whose turn it is. @returns false if no task may run now */
  #startNext(now: number): boolean {
    let next: string | undefined
    let least = Infinity
    const anyUse = ++this.#places % PATIENCE === 0
    for (const key of this.#waiting.keys()) {
      if (!this.#mayRun(key)) continue
      if (anyUse) {
        next = key
        break
      }
      const used = this.#usedBy(key, now)
      if (used >= least) continue
      next = key
      least = used
    }
    if (next === undefined) return false
    const waiting = this.#waiting.get(next) ?? []
    const begin = waiting.shift()
    // The key goes to the end of the line.
    this.#waiting.delete(next)
    if (waiting.length > 0) this.#waiting.set(next, waiting)
    this.#waits--
    this.#start(next)
    begin?.()
    return true
  }
}
