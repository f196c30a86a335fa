import { can } from '@fieldfare/shared/access.ts'
import {
  type ModerationCounts,
  ModerationCountsOf,
  ReopenReports,
  ReportsPage,
  type ReportView,
} from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type Expression, sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import { readMine, writeOn } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { contentAt } from '../../content/kind.ts'
import { lockContent } from '../../content/load.ts'
import type { Session } from '../../platform/session/session.ts'
import { othersDecide } from '../../content/membership/deciders.ts'
import { undismissReports } from '../../content/contentReports.ts'
import { fillMentions } from '../../content/fillMentions.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { waiting } from '../../land/story/load.ts'
import { moderatedBy } from './scope.ts'

/** Selects open reports on content that is not deleted, in communities that are not deleted. */
const openReports = (db: Tx) =>
  db
    .selectFrom('report')
    .innerJoin('community', 'community.id', 'report.community_id')
    .innerJoinLateral(contentAt('report.subject_kind', 'report.subject_id').as('content'), (join) => join.onTrue())
    .where('report.outcome', 'is', null)
    .where('community.deleted_at', 'is', null)
    .where('content.visible', '=', true)

const withView = (db: Tx, reader: Session) =>
  openReports(db)
    .select(['report.id', 'report.community_id', 'community.title', 'report.reason', 'report.created_at'])
    .select(['content.kind', 'content.id as subject_id', 'content.parent_id', 'content.created_at as said_at'])
    .select((of) => of.fn.coalesce('report.words', 'content.words').as('text'))
    .select(sql<boolean>`coalesce(report.words <> content.words, false)`.as('changed'))
    .select([asAuthor('content.created_by').as('author'), asAuthor('report.person_id').as('reporter')])
    .select(
      sql<boolean>`content.created_by <> ${reader.id} or not ${othersDecide(sql.ref('report.community_id'), reader.id)}`.as(
        'decidable',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof withView>['executeTakeFirstOrThrow']>>

const toReport = (row: Row): ReportView => ({
  id: row.id,
  communityId: row.community_id,
  communityTitle: row.title,
  subject: { kind: row.kind, id: row.subject_id, parentId: row.parent_id },
  text: row.text,
  changed: row.changed,
  author: row.author,
  saidAt: new Date(row.said_at).toISOString(),
  reporter: row.reporter,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  decidable: row.decidable,
})

/** Reads open reports in the communities that the caller moderates, newest first. */
export const reports = readMine('report.seeMine', ReportsPage).query(
  async ({ input: { communityId, withinId, ...page }, ctx }): Promise<Page<ReportView>> => {
    const within = sql<boolean>`(content.id = ${withinId ?? null}::uuid or content.parent_id = ${withinId ?? null}::uuid)`
    const query = withView(ctx.db, ctx.who)
      .where(await moderatedBy(ctx.db, ctx.who, communityId))
      .$if(withinId !== undefined, (all) => all.where(within))
    const found = await paged(query, byTime('report.created_at', 'report.id'), page, toReport)
    return { ...found, items: await fillMentions(ctx.db, found.items, 'text') }
  },
)

/** Selects unanswered requests to become a moderator, of people whose account is not deleted. */
export const openRequests = (db: Tx) =>
  db
    .selectFrom('moderator_request')
    .innerJoin('community', 'community.id', 'moderator_request.community_id')
    .innerJoin('person', 'person.id', 'moderator_request.person_id')
    .where('moderator_request.refused_at', 'is', null)
    .where('community.deleted_at', 'is', null)
    .where('person.deleted_at', 'is', null)

/**
 * The number at which counting stops: beyond a thousand nobody needs the exact number, and an admin's count stays quick.
 */
const COUNTED = 1000

/** Counts the open requests and reported subjects, each subject once however many people report it. */
export const counts = readMine('report.seeMine', ModerationCountsOf).query(
  async ({ input, ctx }): Promise<ModerationCounts> => {
    const { db, who } = ctx
    const moderated = await moderatedBy(db, who, input?.communityId)
    const reported = openReports(db).where(moderated).select('report.subject_id as subject').limit(COUNTED)
    const requested = openRequests(db).where(moderated).select('moderator_request.id as subject').limit(COUNTED)
    // Reports of stories about areas, which admins settle.
    const stories =
      can('story.seeReported', { who }) && !input?.communityId
        ? waiting(db)
            .innerJoin('story_report', 'story_report.area_id', 'area.id')
            .where('story_report.outcome', 'is', null)
            .select('area.id as subject')
            .limit(COUNTED)
        : null
    const some = db.selectFrom('community').select('id').where('deleted_at', 'is', null).where(moderated)
    return db
      .selectNoFrom((of) => [
        of.exists(some).$castTo<boolean>().as('moderates'),
        (stories ? sql<number>`(${distinct(reported)} + ${distinct(stories)})` : distinct(reported)).as('reports'),
        distinct(requested).as('requests'),
      ])
      .executeTakeFirstOrThrow()
  },
)

const distinct = (subjects: Expression<{ subject: string }>) =>
  sql<number>`(select count(distinct subject)::integer from ${subjects} as found)`

/** Undoes the dismissal of reports on a subject: the reports are open again. */
export const reopen = writeOn('report.reopen', ReopenReports, (db, { subject }, who) =>
  lockContent(db, subject, who),
).mutation(({ ctx }) => undismissReports(ctx))
