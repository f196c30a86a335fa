import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cleanupJobs } from '../administration/maintenance/jobs.ts'
import { loadEvent } from '../liveViews.ts'
import { photoJobs } from './photo/jobs.ts'
import { castOf, keepCast } from '../testing/cast.ts'
import { useWorld } from '../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)
/** A kind of content that only a later version of the server knows, as during an upgrade. */
const LATER = 'later' as ContentKind

test(
  'purge, purgePhotos: reports and photos of purged content are removed, and those of a kind unknown to this version stay',
  undone(async (world) => {
    const { communityId, creator } = await castOf(world)
    const { kysely } = world.deps.db
    const point = async (subject_kind: ContentKind) => {
      const subject = { subject_kind, subject_id: randomUUID() }
      const [person_id, created_at] = [creator.id, sql<Date>`now() - interval '40 days'`]
      await kysely
        .insertInto('report')
        .values({ ...subject, community_id: communityId, person_id, reason: 'Untrue' })
        .execute()
      await sql`insert into photo (id, owner_id, width, height, bytes, created_at, subject_kind, subject_id, position)
        values (${randomUUID()}, ${person_id}, 4, 3, 99, ${created_at}, ${subject_kind}, ${subject.subject_id}, 0)`.execute(
        kysely,
      )
    }
    await point('thread')
    await point(LATER)
    await cleanupJobs(world.deps.db).purge({})
    await photoJobs(world.deps).purgePhotos({})
    for (const table of ['report', 'photo'] as const)
      expect(await kysely.selectFrom(table).select('subject_kind').execute()).toEqual([{ subject_kind: LATER }])
  }),
)

test(
  'loadEvent: a change of content of an unknown kind returns no event',
  undone(async ({ deps }) => {
    const ref = { kind: LATER, id: randomUUID(), parentId: null, communityId: randomUUID() }
    expect(await loadEvent(deps.db, { name: 'content.changed', ...ref }, () => true)).toEqual([])
  }),
)
