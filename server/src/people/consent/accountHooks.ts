import { sql } from 'kysely'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const consentAccountHooks: AccountHooks = {
  // The consents of the merged account are copied to the remaining account; for each purpose the latest counts.
  async onMerged({ db }, fromId, intoId) {
    await sql`
      insert into consent (person_id, kind, given, version, text_hash, locale, campaign, given_at)
      select ${intoId}, kind, given, version, text_hash, locale, campaign, given_at
      from consent where person_id = ${fromId} order by seq`.execute(db)
  },
  async onErased({ db }, personId) {
    await db.deleteFrom('consent').where('person_id', '=', personId).execute()
  },
  exported: {
    consents: {
      table: 'consent',
      owner: 'person_id',
      columns: 'kind as purpose, given, version, text_hash, locale, campaign, given_at as at',
    },
  },
}
