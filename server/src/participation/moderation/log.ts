import { type ContentKind, CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { LOG_ACTIONS, type LogAction, ModerationPage, type ModerationLogView } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import { readMine } from '../../platform/call/call.ts'
import { bySerial, paged } from '../../platform/call/page.ts'
import type { Session } from '../../platform/session/session.ts'
import { contentAt } from '../../content/kind.ts'
import { fillMentions } from '../../content/fillMentions.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { moderatedBy } from './scope.ts'

/** The logged actions that a moderator can undo; only an owner can undo `moderator.removed`. */
const UNDOABLE: readonly LogAction[] = [
  'report.dismissed',
  'moderator.refused',
  ...CONTENT_KINDS.map((kind) => `${kind}.delete` as const),
]

/** SQL that tells whether the log entry can be undone: no later entry is about its subject, and the subject is not yet purged. */
const isUndoable = sql<boolean>`entry.at > now() - make_interval(days => ${RESTORABLE_DAYS}) and not exists (
  select from audit later where later.subject = entry.subject and later.community_id = entry.community_id and later.id > entry.id)`

/** SQL that is false for a log entry about a person who left the community: such a person can neither become moderator nor ask to. */
const isStillMember = sql<boolean>`entry.subject_kind is not null or exists (select from subscription s
  where s.community_id = entry.community_id and s.person_id = entry.subject::uuid and s.left_at is null)`

/** The maximum of characters quoted from content: enough to recognize it. */
const WORDS_MAX = 200

/** Selects log entries of communities that are not deleted, with the content that each entry is about. */
const entries = (db: Tx) =>
  db
    .selectFrom('audit as entry')
    .innerJoin('community', 'community.id', 'entry.community_id')
    .leftJoinLateral(contentAt('entry.subject_kind', 'entry.subject').as('content'), (join) => join.onTrue())
    .where('entry.action', 'in', LOG_ACTIONS)
    .where('community.deleted_at', 'is', null)
    .select(['entry.id', 'entry.action', 'entry.subject', 'entry.subject_kind', 'entry.person_id', 'entry.at'])
    .select(['community.id as community_id', 'community.title', 'community.created_by as owner', 'content.parent_id'])
    .select([
      sql<string | null>`entry.detail ->> 'reason'`.as('reason'),
      // The text of content that its author deleted is not quoted.
      sql<string | null>`case when not content.withdrawn then left(content.words, ${sql.lit(2 * WORDS_MAX)}) end`.as(
        'words',
      ),
      sql<string | null>`case when entry.subject_kind is not null then content.created_by
        when entry.subject <> entry.community_id::text then entry.subject::uuid end`.as('about_id'),
    ])
    .select([asAuthor('entry.person_id').as('by'), isUndoable.as('isUndoable'), isStillMember.as('isStillMember')])

/** Reads the moderation log of the communities that the caller moderates, newest first: each action, its actor and time. */
export const log = readMine('report.seeMine', ModerationPage).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<ModerationLogView>> => {
    const moderated = entries(ctx.db).where(await moderatedBy(ctx.db, ctx.who, communityId))
    const entered = ctx.db.selectFrom(moderated.as('named')).selectAll().select(asAuthor('named.about_id').as('about'))
    const found = await paged(entered, bySerial('named.id'), page, (row): ModerationLogView => ({
      id: String(row.id),
      communityId: row.community_id,
      communityTitle: row.title,
      action: row.action as LogAction,
      by: row.person_id ? row.by : null,
      at: row.at.toISOString(),
      subject: row.subject,
      person: row.about_id ? row.about : null,
      words: row.words ?? '',
      content: contentRefOf(row),
      reason: row.reason ?? '',
      undoable: row.isUndoable && row.isStillMember && mayUndo(row, ctx.who),
    }))
    return { ...found, items: await fillMentions(ctx.db, found.items, 'words', WORDS_MAX) }
  },
)

const contentRefOf = (row: { subject_kind: ContentKind | null; subject: string; parent_id: string | null }) =>
  row.subject_kind && { kind: row.subject_kind, id: row.subject, parentId: row.parent_id }

interface LoggedAct {
  action: string
  subject: string
  person_id: string | null
  owner: string
}

function mayUndo({ action, subject, person_id, owner }: LoggedAct, who: Session): boolean {
  // Moderators who removed themselves have to ask again.
  if (action === 'moderator.removed') return (who.admin || who.id === owner) && person_id !== subject
  return UNDOABLE.some((each) => each === action)
}
