import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** SQL that tells whether a person has divided a budget. */
export const hasDividedBudget = (personId: string) =>
  sql<boolean>`exists (select from funding f where f.person_id = ${personId} and f.divided)`

/** SQL that tells whether a person takes part in a survey and has not finished it. */
export const isInSurvey = (personId: string) =>
  sql<boolean>`exists (select from participant p where p.person_id = ${personId} and p.finished_at is null)`

/**
 * Stores the time at which a person finished a survey, for each survey whose parts are now all done. Called by every write that may
 * complete the last part, after its rows are written.
 */
export async function finishSurveys(db: Tx, personId: string): Promise<void> {
  await sql`
    update participant p set finished_at = clock_timestamp()
    from campaign c, person
    where p.person_id = ${personId} and p.finished_at is null and p.introduced_at is not null
      and c.id = p.campaign_id and person.id = p.person_id and person.home is not null and person.finished_register
      and (c.flow = 'pbl' or ${hasDividedBudget(personId)})`.execute(db)
}
