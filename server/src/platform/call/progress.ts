import { type MineWhat, notifyStatement } from './changeEvents.ts'
import type { Deps } from './context.ts'

/** A sender sees the mails count up in steps. */
const PROGRESS_MS = 500

/** Shows a person how far something of theirs is: not after each step, but soon after the last. */
export function makeProgress({ db, log }: Pick<Deps, 'db' | 'log'>, what: MineWhat): (personId: string) => void {
  const waiting = new Set<string>()
  return (person) => {
    if (waiting.has(person)) return
    waiting.add(person)
    const show = () => {
      waiting.delete(person)
      const change = notifyStatement([{ name: 'mine.changed', person, what }])
      change.execute(db.kysely).catch((error: unknown) => log.debug({ err: error }, 'progress not shown'))
    }
    setTimeout(show, PROGRESS_MS).unref()
  }
}
