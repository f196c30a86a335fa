import { AddComment, AddThread } from '@fieldfare/shared/discussion.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { idOf, readDemo } from './readData.ts'
import { seedDemo } from './seed.ts'

const { lasting } = useWorld()
const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

const { thread: threads, community: communities } = readDemo(new Date())

test('readDemo: discussions are accepted by the input schemas and belong to existing communities, and long comments do not repeat', () => {
  const lands = communities.map(({ title }) => idOf(title))
  expect(threads.filter(({ community_id }) => !lands.includes(community_id))).toEqual([])
  for (const { title, description } of threads) {
    expect(AddThread.parse({ communityId: ID, title, description })).toMatchObject({ title, description })
  }
  const texts = threads.flatMap(({ comment }) => comment.map(({ text }) => text))
  for (const text of texts) expect(AddComment.parse({ threadId: ID, text })).toMatchObject({ threadId: ID, text })
  // Short replies fit anywhere, so they may repeat.
  const written = texts.filter((text) => text.length > 60)
  expect(written.length).toBeGreaterThan(40)
  expect(new Set(written).size).toBe(written.length)
})

describe('seedDemo: discussions', () => {
  beforeAll(async () => {
    const { deps } = lasting()
    await seedDemo({ ...deps, config: { ...deps.config, DEMO: true } })
  })
  const found = async (query: string) =>
    (await sql.raw<Record<string, number>>(query).execute(lasting().deps.db.kysely)).rows

  test('every community has a discussion; in all there are over 200 comments, some of them deleted, and over 200 votes', async () => {
    const [counts] =
      await found(`select (select count(*) from thread) as threads, (select count(*) from comment) as comments,
      (select count(*) from comment_vote) as votes, (select count(*) from comment where deleted_at is not null) as removed,
      (select count(*) from community c where not exists (select from thread t where t.community_id = c.id)) as silent`)
    expect(counts).toMatchObject({ threads: threads.length, silent: 0 })
    expect(counts!.comments).toBeGreaterThan(200)
    expect(counts!.votes).toBeGreaterThan(200)
    expect(counts!.removed).toBeGreaterThan(0)
  })

  test('a report and a moderator request wait for the decision of the demo owner', async () => {
    const owned =
      'community_id in (select id from community where created_by = (select id from auth."user" where email = \'owner@fieldfare.example\'))'
    expect(
      await found(`select (select count(*)::integer from report where ${owned}) as reports,
      (select count(*)::integer from moderator_request where ${owned}) as requests`),
    ).toEqual([{ reports: 1, requests: 1 }])
  })

  test.each([
    [
      'authors had joined the community before, or own it',
      `
      select said.id from (
        select id, community_id, created_by, created_at from thread
        union all select c.id, t.community_id, c.created_by, c.created_at from comment c join thread t on t.id = c.thread_id
      ) said join community m on m.id = said.community_id
      where m.created_by <> said.created_by and not exists (select from subscription s
        where s.community_id = said.community_id and s.person_id = said.created_by and s.joined_at <= said.created_at)`,
    ],
    [
      'times of comments follow their causes and precede now',
      `
      select c.id from comment c join thread t on t.id = c.thread_id
      where c.created_at <= t.created_at or c.created_at > now() or c.edited_at < c.created_at or c.edited_at > now()
        or c.deleted_at < c.created_at or c.deleted_at > now()`,
    ],
    [
      'the counts of comments equal the comments',
      `
      select t.id from thread t where t.comments <> (select count(*) from comment c where c.thread_id = t.id and c.deleted_at is null)`,
    ],
    [
      'the counts of votes equal the votes',
      `
      select c.id from comment c where c.up <> (select count(*) from comment_vote v where v.comment_id = c.id and v.value = 1)
        or c.down <> (select count(*) from comment_vote v where v.comment_id = c.id and v.value = -1)`,
    ],
    [
      'votes are on comments of other people in the voter’s own communities',
      `
      select v.comment_id from comment_vote v join comment c on c.id = v.comment_id join thread t on t.id = c.thread_id
      where v.person_id = c.created_by or v.voted_at < c.created_at or v.voted_at > now() or not exists (select from subscription s
        where s.community_id = t.community_id and s.person_id = v.person_id)`,
    ],
  ])('seeded discussions: %s', async (_name, exceptions) => {
    expect(await found(exceptions)).toEqual([])
  })
})
