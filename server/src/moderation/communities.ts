import { type LookedAfterView, ModerationPage, type ModeratorView } from '@fieldfare/shared/moderation.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../account/author.ts'
import { readMine } from '../call/call.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import { chosen } from './scope.ts'

/** Who moderates each: in the statement itself, so that a page of communities is one question. */
export const asModerators = sql<ModeratorView[]>`coalesce((select json_agg(json_build_object(
    'person', ${asAuthor('m.person_id')}, 'since', m.since, 'creator', m.person_id = community.created_by)
    order by m.person_id = community.created_by desc, m.since)
  from (select * from moderator where community_id = community.id order by since limit ${PAGE_MAX}) m), '[]'::json)`

/** The communities that one looks after, newest first, with who else does. */
export const communities = readMine('report.seeMine', ModerationPage).query(
  async ({ input, ctx }): Promise<Page<LookedAfterView>> => {
    const { communityId, cursor, limit } = input
    const rows = await ctx.db
      .selectFrom('community')
      .select(['id', 'title', 'created_at', 'created_by', asModerators.as('moderators')])
      .where('hidden_at', 'is', null)
      .where(await chosen(ctx.db, ctx.who, communityId))
      .where(afterCursor(cursor, 'created_at', 'id'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ id, title, moderators, created_by }) => ({
        id,
        title,
        moderators,
        owner: ctx.who.admin || created_by === ctx.who.id,
      })),
      next: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
    }
  },
)
