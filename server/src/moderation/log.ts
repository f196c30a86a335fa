import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { LOG_ACTIONS, type LogAction, ModerationPage, type ModerationLogView } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../account/author.ts'
import { readMine } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import { chosen } from './scope.ts'

/** What a moderator takes back from the log; what only an owner does is `moderator.removed`. */
const UNDOABLE: readonly LogAction[] = [
  'report.left',
  'moderator.refused',
  'comment.delete',
  'thread.delete',
  'treasure.delete',
]

/** Only the last thing that happened to something can be taken back, while it is still kept. */
const lastAndKept = sql<boolean>`audit.at > now() - make_interval(days => ${HIDDEN_DAYS}) and not exists (
  select from audit later where later.subject = audit.subject and later.community_id = audit.community_id and later.id > audit.id)`

/** Nobody becomes a moderator, or asks to, of a community that they left. */
const stillHere = sql<boolean>`audit.action not like 'moderator.%' or exists (select from subscription s
  where s.community_id = audit.community_id and s.person_id = audit.subject::uuid and s.left_at is null)`

/** Whom it was done to. Looked up only where the subject is an id: the actions of the log all have one. */
const personId = sql<string | null>`case when audit.action like 'moderator.%' then audit.subject::uuid else coalesce(
  (select c.created_by from comment c where c.id = audit.subject::uuid),
  (select h.created_by from thread h where h.id = audit.subject::uuid),
  (select r.created_by from treasure r where r.id = audit.subject::uuid)) end`
const threadId = sql<string | null>`case when audit.action like 'thread.%' then audit.subject::uuid
  else (select c.thread_id from comment c where c.id = audit.subject::uuid) end`

/** As much of a comment as tells it from others. */
const WORDS_MAX = 200
/** Nobody reads what its author withdrew, or what stands in a thread that its creator withdrew. */
const withdrawn = (of: 'c' | 'h' | 'r') => sql.raw(`coalesce(${of}.hidden_by = ${of}.created_by, false)`)
const words = sql<string>`case when audit.action like 'moderator.%' then '' else coalesce(
  (select left(c.text, ${sql.lit(WORDS_MAX)}) from comment c join thread h on h.id = c.thread_id
    where c.id = audit.subject::uuid and not ${withdrawn('c')} and not ${withdrawn('h')}),
  (select h.title from thread h where h.id = audit.subject::uuid and not ${withdrawn('h')}),
  (select r.title from treasure r where r.id = audit.subject::uuid and not ${withdrawn('r')}), '') end`

const entries = (db: Tx) =>
  db
    .selectFrom('audit')
    .innerJoin('community', 'community.id', 'audit.community_id')
    .where('audit.community_id', 'is not', null)
    .where('audit.action', 'in', LOG_ACTIONS)
    .where('community.hidden_at', 'is', null)
    .select(['audit.id', 'audit.action', 'audit.subject', 'audit.person_id', 'audit.at', 'community.id as communityId'])
    .select([
      'community.title',
      'community.created_by as owner',
      sql<string | null>`audit.detail ->> 'reason'`.as('reason'),
    ])
    .select([asAuthor('audit.person_id').as('by'), lastAndKept.as('lastAndKept'), stillHere.as('stillHere')])
    .select([personId.as('whom'), threadId.as('threadId'), words.as('words')])

/** What was done in the communities that one looks after, by whom and when, newest first. */
export const log = readMine('report.seeMine', ModerationPage).query(
  async ({ input, ctx }): Promise<Page<ModerationLogView>> => {
    const { cursor, limit, communityId } = input
    const page = entries(ctx.db)
      .where(await chosen(ctx.db, ctx.who, communityId))
      .where(before(cursor))
      .orderBy('audit.id', 'desc')
      .limit(limit + 1)
    const rows = await ctx.db
      .selectFrom(page.as('entry'))
      .selectAll()
      .select(asAuthor('entry.whom').as('person'))
      .orderBy('id', 'desc')
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => ({
        id: String(row.id),
        communityId: row.communityId,
        communityTitle: row.title,
        action: row.action as LogAction,
        by: row.person_id ? row.by : null,
        at: row.at.toISOString(),
        subject: row.subject,
        person: row.whom ? row.person : null,
        words: row.words,
        threadId: row.threadId,
        reason: row.reason ?? '',
        undoable: row.lastAndKept && row.stillHere && mayUndo(row, ctx.who),
      })),
      next: rows.length > limit && last ? String(last.id) : null,
    }
  },
)

interface Done {
  action: string
  subject: string
  person_id: string | null
  owner: string
}

function mayUndo({ action, subject, person_id, owner }: Done, who: Session): boolean {
  // Who stepped down by themselves asks again.
  if (action === 'moderator.removed') return (who.admin || who.id === owner) && person_id !== subject
  return UNDOABLE.some((each) => each === action)
}

function before(cursor: string | undefined) {
  if (cursor === undefined) return sql<boolean>`true`
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError('bad-input', [{ path: ['cursor'], key: 'type' }])
  return sql<boolean>`audit.id < ${cursor}::bigint`
}
