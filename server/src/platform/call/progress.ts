import { type MineWhat, notifyStatement } from './changeEvents.ts'
import type { Deps } from './context.ts'

/** Milliseconds between two updates, such as of the count of sent mails that a sender sees. */
const PROGRESS_MS = 500

/**
 * Returns a function that makes a person's screens fetch the progress of something of theirs: at most every
 * PROGRESS_MS, and soon after the last step.
 */
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
