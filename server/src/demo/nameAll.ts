import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { nameTogether } from '../content/namedPeople.ts'
import type { Tx } from '../platform/db/tables.ts'
import { comment } from '../participation/discussion/kind.ts'
import { pledge } from '../participation/pledge/kind.ts'
import { showReasons } from '../participation/pledge/rows.ts'
import { poll } from '../participation/poll/kind.ts'

const KINDS = { poll, pledge, comment }
interface Thing {
  kind: keyof typeof KINDS
  id: string
  community_id: string
}

/** Names who voted and gave, and shows why, where enough people did. */
export async function nameAll(tx: Tx): Promise<void> {
  const { rows } = await sql<Thing>`
    select 'poll' as kind, id, community_id from poll union all select 'pledge', id, community_id from pledge union all
    select 'comment', c.id, t.community_id from comment c join thread t on t.id = c.thread_id
    where c.up + c.down >= ${sql.lit(NAMED_TOGETHER)}`.execute(tx)
  for (const { kind, ...thing } of rows) {
    const naming = await nameTogether({ db: tx, publishMine: () => undefined }, KINDS[kind], thing)
    if (kind === 'pledge') await showReasons(tx, thing.id, naming)
  }
}
