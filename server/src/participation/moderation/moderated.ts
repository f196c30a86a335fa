import { type LookedAfterView, ModerationPage, type ModeratorRequestView } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { readMine } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { asModerators } from '../../content/membership/moderators.ts'
import { openRequests } from './reports.ts'
import { moderatedBy } from './scope.ts'

/** Reads the communities that the caller moderates, newest first, with all their moderators. */
export const communities = readMine('report.seeMine', ModerationPage).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<LookedAfterView>> => {
    const query = ctx.db
      .selectFrom('community')
      .select(['id', 'title', 'created_at', 'created_by', asModerators.as('moderators')])
      .where('deleted_at', 'is', null)
      .where(await moderatedBy(ctx.db, ctx.who, communityId))
    return paged(query, byTime('created_at', 'id'), page, ({ id, title, moderators, created_by }) => ({
      id,
      title,
      moderators,
      owner: ctx.who.admin || created_by === ctx.who.id,
    }))
  },
)

/** Reads open requests of people to become moderator of communities that the caller moderates, newest first. */
export const requests = readMine('report.seeMine', ModerationPage).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<ModeratorRequestView>> => {
    const query = openRequests(ctx.db)
      .select(['moderator_request.id', 'moderator_request.requested_at'])
      .select(['community.id as community_id', 'community.title'])
      .select(asAuthor('moderator_request.person_id').as('person'))
      .where(await moderatedBy(ctx.db, ctx.who, communityId))
    const order = byTime('moderator_request.requested_at', 'moderator_request.id')
    return paged(query, order, page, ({ id, community_id, title, person, requested_at }) => ({
      id,
      communityId: community_id,
      communityTitle: title,
      person,
      requestedAt: requested_at.toISOString(),
    }))
  },
)
