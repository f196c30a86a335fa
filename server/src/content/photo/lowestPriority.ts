import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The Linux folder with an entry for each thread id of this process. */
const TASKS = '/proc/self/task'
/** The Linux file with the priority of the session. Linux first divides the processors among sessions; priorities count within one. */
const SESSION = '/proc/self/autogroup'

/**
 * Gives this process the lowest priority, so that it runs only while no other process needs the processor. The process must lead its own
 * session (forked with `detached`): otherwise its priority counts only within its session, which never includes PostgreSQL.
 */
export function takeLowestPriority(): void {
  const { PRIORITY_LOW } = constants.priority
  setPriority(PRIORITY_LOW)
  for (const id of existsSync(TASKS) ? readdirSync(TASKS) : []) setPriority(Number(id), PRIORITY_LOW)
  try {
    writeFileSync(SESSION, String(PRIORITY_LOW))
  } catch {
    // This system has no session priorities, or sets them in another way.
  }
}
