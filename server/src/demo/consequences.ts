import { FOUR_AREAS, TEN_COMMENTS } from '@fieldfare/shared/account.ts'
import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import { SCORE_DEFAULTS } from '@fieldfare/shared/setting.ts'
import { sql } from 'kysely'
import { nameTogether } from '../content/namedPeople.ts'
import { comment } from '../participation/discussion/kind.ts'
import { pledge } from '../participation/pledge/kind.ts'
import { showReasons } from '../participation/pledge/rows.ts'
import { poll } from '../participation/poll/kind.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Sets the counts of comments, threads and messages from their rows, and marks the messages as sent and mailed. */
export async function countAll(tx: Tx): Promise<void> {
  await sql`
    update comment set up = v.up, down = v.down
    from (select comment_id, count(*) filter (where value = 1) as up, count(*) filter (where value = -1) as down
      from comment_vote group by 1) v where v.comment_id = comment.id`.execute(tx)
  await sql`
    update thread set comments = c.n, commented_at = c.last
    from (select thread_id, count(*) filter (where deleted_at is null) as n, max(created_at) as last from comment group by 1) c
    where c.thread_id = thread.id`.execute(tx)
  await sql`
    update message set recipients = r.all, readers = r.readers, mails = r.all, mails_sent = r.all
    from (select message_id, count(*) as all, count(read_at) as readers from message_recipient group by 1) r
    where r.message_id = message.id`.execute(tx)
  await sql`
    insert into delivery (kind, subject_id, person_id, state, tries, at)
    select 'message', message_id, person_id, 'sent', 1, created_at from message_recipient`.execute(tx)
}

/**
 * Subscribes the creators of areas to the communities whose land the areas touch (as land/community/joinTouched.ts does for one area), and
 * grants points and medals as if everything had been added step by step (as people/account/rewards.ts does). Only the person `notified`
 * gets notices, the newest of them unread.
 */
export async function rewardAll(tx: Tx, notified: string): Promise<void> {
  await sql`
    insert into subscription (community_id, person_id, joined_at, area_id, seen)
    select distinct on (a.created_by, c.id) c.id, a.created_by, a.created_at, a.id, true
    from community c join area a on c.geom && a.geom and ST_Intersects(c.geom, a.geom)
    order by a.created_by, c.id, a.created_at, a.id`.execute(tx)
  await sql`
    with deed as (
      select created_by as person_id, 'DRAW_AREA' as kind, null as cause, created_at as at,
        row_number() over (partition by created_by order by created_at, id) as n from area
      union all select person_id, 'SUBSCRIBE_INTERSECT', community_id::text, joined_at, null from subscription
      union all select created_by, 'ADD_DISCUSSION_COMMENT', id::text, created_at,
        case when deleted_at is null then row_number() over (partition by created_by, deleted_at order by created_at, id) end from comment
      union all select person_id, 'ADD_VIRTUAL_FUNDING', 'budget', min(created_at), 1 from funding group by person_id
    ), granted as (
      insert into score_grant (person_id, kind, cause, points, granted_at)
      select person_id, kind, coalesce(cause, n::text), (${JSON.stringify(SCORE_DEFAULTS)}::jsonb ->> kind)::integer, at from deed
    ), earned as (
      insert into medal (person_id, medal, granted_at)
      select person_id, medal, at from deed join (values ('DRAW_AREA', 1, 'FIRST_AREA'),
        ('DRAW_AREA', ${sql.lit(FOUR_AREAS)}, 'FOUR_AREAS'), ('ADD_DISCUSSION_COMMENT', ${sql.lit(TEN_COMMENTS)}, 'TEN_COMMENTS'),
        ('ADD_VIRTUAL_FUNDING', 1, 'FUNDER')) as rule (kind, n, medal) using (kind, n)
      returning *
    ), finished as (
      update person set finished_register = true
      where id in (select person_id from deed where kind = 'DRAW_AREA' and n = ${sql.lit(FOUR_AREAS)})
    ), notice as (
      select person_id, 'medal.granted', medal as cause, jsonb_build_object('medal', medal), granted_at as at from earned
      union all select person_id, 'community.joined', area_id || ' ' || c.id,
        jsonb_build_object('communityId', c.id, 'title', title, 'areaId', area_id), joined_at
        from subscription s join community c on c.id = s.community_id
    )
    insert into notification (person_id, kind, cause, data, created_at, read_at)
    select *, case when at < max(at) over () then at end from notice where person_id = ${notified}`.execute(tx)
}

/** Releases the names of voters and givers, and the givers' reasons, for content with enough of them. */
export async function nameAll(tx: Tx): Promise<void> {
  const kinds = { poll, pledge, comment }
  const { rows } = await sql<{ kind: keyof typeof kinds; id: string; community_id: string }>`
    select 'poll' as kind, id, community_id from poll union all select 'pledge', id, community_id from pledge union all
    select 'comment', c.id, t.community_id from comment c join thread t on t.id = c.thread_id
    where c.up + c.down >= ${sql.lit(NAMED_TOGETHER)}`.execute(tx)
  for (const { kind, ...thing } of rows) {
    const naming = await nameTogether({ db: tx, publishMine: () => undefined }, kinds[kind], thing)
    if (kind === 'pledge') await showReasons(tx, thing.id, naming)
  }
}
