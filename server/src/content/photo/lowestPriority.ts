import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The threads of this process, on Linux: their ids. */
const TASKS = '/proc/self/task'
/** Linux shares the processors between sessions first, and a priority counts only within one: this is the priority of the session. */
const SESSION = '/proc/self/autogroup'

/**
 * Has this process run only while no other wants the processor. It has to lead a session of its own (`detached` where it is
 * forked): otherwise its priority counts beside the processes of its session alone, and PostgreSQL is never one of those.
 */
export function takeLowestPriority(): void {
  const { PRIORITY_LOW } = constants.priority
  setPriority(PRIORITY_LOW)
  for (const id of existsSync(TASKS) ? readdirSync(TASKS) : []) setPriority(Number(id), PRIORITY_LOW)
  try {
    writeFileSync(SESSION, String(PRIORITY_LOW))
  } catch {
    // This system has no priorities of sessions, or sets them another way.
  }
}
