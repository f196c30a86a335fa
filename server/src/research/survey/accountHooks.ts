import { sql } from 'kysely'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const surveyAccountHooks: AccountHooks = {
  // A person who takes part in a campaign with both accounts counts as one participant; the other row stays, without a person.
  async onMerged({ db }, fromId, intoId) {
    await sql`
      update participant p set person_id = ${intoId}
      where p.person_id = ${fromId}
        and not exists (select from participant q where q.campaign_id = p.campaign_id and q.person_id = ${intoId})`.execute(
      db,
    )
  },
  // A participation still counts; the person, and the name and e-mail address on the person's invitation, are deleted.
  async onErased({ db }, personId) {
    await sql`
      with gone as (update participant set person_id = null where person_id = ${personId} returning invitation_id)
      update invitation set label = '', address = '' where not reusable and id in (select invitation_id from gone)`.execute(
      db,
    )
    await db.updateTable('campaign').set({ created_by: null }).where('created_by', '=', personId).execute()
  },
  exported: {
    surveys: {
      table: 'participant',
      owner: 'person_id',
      columns: `(select c.name from campaign c where c.id = campaign_id) as survey, joined_at, introduced_at, finished_at`,
    },
  },
}
