import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'

/** Selects a person's unread messages, the newest first. */
export const messageWaits: Waits = {
  part: 'inbox',
  page: (db, who, request, communityId) =>
    paged(
      db
        .selectFrom('message_recipient as got')
        .innerJoin('message', 'message.id', 'got.message_id')
        .leftJoin('community', 'community.id', 'message.community_id')
        .select(['message.id', 'message.title', 'got.created_at', 'got.message_id'])
        .select(sql<string>`coalesce(community.title, message.community_title)`.as('community'))
        .where('got.person_id', '=', who.id)
        .where('got.unread', '=', true)
        .$if(communityId !== undefined, (query) => query.where('message.community_id', '=', communityId ?? null)),
      byTime('got.created_at', 'got.message_id'),
      request,
      (row) => waitingItem(paths.message)({ ...row, at: row.created_at }),
    ),
}
