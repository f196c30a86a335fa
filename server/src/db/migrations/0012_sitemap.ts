import { type Kysely, sql } from 'kysely'

/** Threads of all communities by time: the sitemap lists them page by page. Areas and communities have such an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on thread (created_at desc, id desc) where hidden_at is null`.execute(db)
}
