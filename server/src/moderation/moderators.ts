import { AppError } from '@fieldfare/shared/errors.ts'
import { CommunityIdArgs, type ModeratorView } from '@fieldfare/shared/moderation.ts'
import { read } from '../call/call.ts'
import { asModerators } from './communities.ts'

/** Who moderates a community, whoever started it first: few enough for one answer. */
export const moderators = read('moderator.see', CommunityIdArgs).query(
  async ({ input, ctx }): Promise<ModeratorView[]> => {
    const community = await ctx.db
      .selectFrom('community')
      .select(['created_by', 'seen', asModerators.as('moderators')])
      .where('id', '=', input.communityId)
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    if (!community || (!community.seen && community.created_by !== ctx.who?.id)) throw new AppError('not-found')
    return community.moderators
  },
)
