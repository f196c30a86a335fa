import { sql } from 'kysely'
import type { AccountHooks } from '../platform/call/accountHooks.ts'

export const researchAccountHooks: AccountHooks = {
  // The pseudonym stays in earlier packages, and is listed as withdrawn.
  async onErased({ db }, personId) {
    await db
      .updateTable('research_person')
      .set({ person_id: null, gone_at: sql<Date>`clock_timestamp()` })
      .where('person_id', '=', personId)
      .execute()
  },
  exported: {
    researchPackages: {
      table: 'research_person',
      owner: 'person_id',
      columns: '(select number from research_export where id = export_id) as number, consent_at, experiment_at',
    },
  },
}
