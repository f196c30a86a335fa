import { ModerationPage, type ModeratorRequestView } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { asAuthor } from '../account/author.ts'
import { readMine } from '../call/call.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'
import { chosen } from './scope.ts'

/** Requests that wait for an answer, of people who are still there. */
export const openRequests = (db: Tx) =>
  db
    .selectFrom('moderator_request')
    .innerJoin('community', 'community.id', 'moderator_request.community_id')
    .innerJoin('person', 'person.id', 'moderator_request.person_id')
    .where('moderator_request.refused_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('person.deleted_at', 'is', null)

/** Who would like to moderate the communities that one looks after, newest first. */
export const requests = readMine('report.seeMine', ModerationPage).query(
  async ({ input, ctx }): Promise<Page<ModeratorRequestView>> => {
    const rows = await openRequests(ctx.db)
      .select([
        'moderator_request.id',
        'moderator_request.requested_at',
        'community.id as community_id',
        'community.title',
      ])
      .select(asAuthor('moderator_request.person_id').as('person'))
      .where(await chosen(ctx.db, ctx.who, input.communityId))
      .where(afterCursor(input.cursor, 'moderator_request.requested_at', 'moderator_request.id'))
      .orderBy('moderator_request.requested_at', 'desc')
      .orderBy('moderator_request.id', 'desc')
      .limit(input.limit + 1)
      .execute()
    const shown = rows.slice(0, input.limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ id, community_id, title, person, requested_at }) => ({
        id,
        communityId: community_id,
        communityTitle: title,
        person,
        requestedAt: requested_at.toISOString(),
      })),
      next: rows.length > input.limit && last ? cursorOf(last.requested_at, last.id) : null,
    }
  },
)
