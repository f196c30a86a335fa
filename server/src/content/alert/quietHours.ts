import { quietUntil, readQuiet } from '@fieldfare/shared/quietHours.ts'
import type { QuietHours } from '@fieldfare/shared/alert.ts'
import type { Deps } from '../../platform/call/context.ts'

export interface QuietPerson {
  quiet: string | null
  time_zone: string
}

/** Returns a person's quiet hours: those the person set, else the default of the site. */
export const quietHoursOf = ({ config }: Pick<Deps, 'config'>, { quiet }: Pick<QuietPerson, 'quiet'>): QuietHours =>
  readQuiet(quiet ?? config.QUIET_HOURS)

/** Returns the end of a person's current quiet hours; null outside the quiet hours. */
export function morningOf(deps: Pick<Deps, 'config' | 'now'>, person: QuietPerson): Date | null {
  const until = quietUntil(deps.now(), person.time_zone, quietHoursOf(deps, person))
  return until === null ? null : new Date(until)
}
