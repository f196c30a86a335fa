import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { Database } from '../../platform/db/connect.ts'
import { expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { castOf, keepCast } from '../../testing/cast.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

test.each([
  ['a day less than the restore period ago stay', RESTORABLE_DAYS - 1, { threads: 2, text: 'The nest is there' }],
  [
    'a day more than the restore period ago lose the thread and the text of the comment',
    RESTORABLE_DAYS + 1,
    { threads: 1, text: '' },
  ],
])('purge: a thread and a comment deleted %s', (_name, daysAgo, { threads, text }) =>
  undone(async (world) => {
    const { guest, deps } = world
    const { communityId, creator, moderator } = await castOf(world)
    const begin = () => creator.call.addThread({ communityId, title: 'A bittern' })
    const [kept, gone] = [await begin(), await begin()]
    const { id } = await creator.call.addComment({ threadId: kept.id, text: 'The nest is there' })
    await creator.call.addComment({ threadId: gone.id, text: 'And there' })
    await creator.call.addComment({ threadId: kept.id, text: 'I was there yesterday' })
    await moderator.call.deleteComment({ threadId: kept.id, commentId: id, reason: 'It names the nest.' })
    await creator.call.deleteThread({ threadId: gone.id })
    const { kysely } = deps.db
    const deleted_at = new Date(Date.now() - daysAgo * 24 * 3600 * 1000)
    await kysely.updateTable('thread').set({ deleted_at }).where('id', '=', gone.id).execute()
    await kysely.updateTable('comment').set({ deleted_at }).where('id', '=', id).execute()

    await cleanupJobs(deps.db as Database).purge({})
    expect(await kysely.selectFrom('thread').select('id').execute()).toHaveLength(threads)
    expect(await kysely.selectFrom('comment').select('id').where('thread_id', '=', gone.id).execute()).toHaveLength(
      threads - 1,
    )
    expect(await kysely.selectFrom('comment').select('text').where('id', '=', id).executeTakeFirst()).toEqual({ text })
    const { items } = await guest.feed.comments.of({ threadId: kept.id })
    expect(items).toMatchObject([
      { id, text: '', deleted: { by: 'moderator', reason: 'It names the nest.' } },
      { text: 'I was there yesterday', deleted: null },
    ])
  })(),
)
