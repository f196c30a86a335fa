import { quietUntil, readQuiet } from '@fieldfare/shared/quietHours.ts'
import type { QuietHours } from '@fieldfare/shared/callback.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobData, JobName } from '../../platform/jobs/names.ts'

interface Sleeper {
  quiet: string | null
  time_zone: string
}

/** A person's hours: their own, else those of the site. */
export const quietHoursOf = ({ config }: Pick<Deps, 'config'>, { quiet }: Pick<Sleeper, 'quiet'>): QuietHours =>
  readQuiet(quiet ?? config.QUIET_HOURS)

/** When the quiet hours of a person end; null where it is not quiet for them. */
export function morningOf(deps: Pick<Deps, 'config' | 'now'>, person: Sleeper): Date | null {
  const until = quietUntil(deps.now(), person.time_zone, quietHoursOf(deps, person))
  return until === null ? null : new Date(until)
}

/** Enqueues a mail anew for the end of its reader's quiet hours. @returns whether it waits */
export async function waitsForMorning<N extends JobName>(
  deps: Deps,
  personId: string,
  name: N,
  data: JobData[N],
): Promise<boolean> {
  const person = await deps.db.kysely
    .selectFrom('person')
    .select(['quiet', 'time_zone'])
    .where('id', '=', personId)
    .executeTakeFirst()
  const morning = person && morningOf(deps, person)
  if (!morning) return false
  await inTransaction({ deps, who: null }, (tx) => tx.enqueueAt(name, data, morning))
  return true
}
