import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestPerson, useWorld } from '../../testing/world.ts'

const { lasting } = useWorld()
const VOTERS = 50

/** Makes a community, a thread of its owner, and members who may comment in the thread. */
async function gathered(count: number) {
  const { make } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const { id: threadId } = await owner.call.addThread({ communityId, title: 'A bittern' })
  const people: TestPerson[] = []
  for (let i = 0; i < count; i++) people.push(await make.member())
  await Promise.all(people.map(({ call }) => call.subscribe({ landId: communityId })))
  return { owner, communityId, threadId, people }
}
async function countsOf(threadId: string) {
  const { kysely } = lasting().deps.db
  const { comments } = await kysely
    .selectFrom('thread')
    .select('comments')
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()
  const rows = await kysely
    .selectFrom('comment')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .execute()
  return { kept: comments, counted: rows.length }
}

test('upVoteComment, downVoteComment: the counts are exact after concurrent votes of fifty people', async () => {
  const { owner, threadId, people } = await gathered(VOTERS)
  const { id: commentId } = await owner.call.addComment({ threadId, text: 'I saw it' })
  const named = { commentId, threadId }
  const counts = async () => (await lasting().guest.feed.comments.of({ threadId })).items[0]

  await Promise.all(people.map(({ call }) => call.upVoteComment(named)))
  expect(await counts()).toMatchObject({ up: VOTERS, down: 0, version: 1 + VOTERS })
  await Promise.all(
    people.flatMap(({ call }, i) =>
      [0, 1].map(() => (i % 2 ? call.downVoteComment(named) : call.upVoteComment(named))),
    ),
  )
  expect(await counts()).toMatchObject({ up: VOTERS / 2, down: VOTERS / 2, version: 1 + VOTERS * 1.5 })
  expect((await owner.call.account.me())?.karma).toBe(0)
  // Each person's calls contradict each other; in whatever order they run, the counts must equal the stored votes.
  await Promise.all(
    people.flatMap(({ call }) => [
      call.removeUpVoteComment(named),
      call.downVoteComment(named),
      call.removeDownVoteComment(named),
    ]),
  )
  const { kysely } = lasting().deps.db
  const votes = await kysely.selectFrom('comment_vote').select('value').where('comment_id', '=', commentId).execute()
  const sum = (value: number) => votes.filter((vote) => vote.value === value).length
  expect(await counts()).toMatchObject({ up: sum(1), down: sum(-1) })
})

test('addComment, deleteComment, restoreComment: the comment count of the thread is exact after concurrent calls', async () => {
  const { threadId, people } = await gathered(10)
  const added = await Promise.all(
    people.flatMap((person) =>
      [1, 2].map(async (n) => ({ person, ...(await person.call.addComment({ threadId, text: `Number ${n}` })) })),
    ),
  )
  expect(await countsOf(threadId)).toEqual({ kept: 20, counted: 20 })
  await Promise.all(
    added.flatMap(({ person, id }, i) => {
      const named = { threadId, commentId: id }
      if (i % 3 === 0)
        return [person.call.deleteComment(named), person.call.restoreComment(named), person.call.deleteComment(named)]
      if (i % 3 === 1) return [person.call.deleteComment(named), person.call.deleteComment(named)]
      return [person.call.addComment({ threadId, text: 'And another thing' })]
    }),
  )
  const { kept, counted } = await countsOf(threadId)
  expect(kept).toBe(counted)
  const { items } = await lasting().guest.feed.comments.of({ threadId })
  expect(items.filter(({ deleted }) => !deleted)).toHaveLength(counted)
})

test('addComment: concurrent comments get different creation times, and a comment added after them is last in the list', async () => {
  const { threadId, people } = await gathered(6)
  const answers = await Promise.all(people.map(({ call }) => call.addComment({ threadId, text: 'Me too' })))
  const times = answers.map(({ createdAt }) => createdAt)
  expect(new Set(times).size).toBe(times.length)
  const late = await people[0]?.call.addComment({ threadId, text: 'Last' })
  expect((await lasting().guest.feed.comments.of({ threadId })).items.at(-1)?.id).toBe(late?.id)
})

test('addComment: three concurrent requests with one id add one comment; of two people using one id, one is refused with conflict', async () => {
  const { threadId, people } = await gathered(2)
  const [one, other] = people as [TestPerson, TestPerson]
  const id = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => one.call.addComment({ id, threadId, text: 'Once' })))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await one.call.account.me()).toMatchObject({ score: 1 })
  const shared = randomUUID()
  const settled = await Promise.allSettled(
    [one, other].map(({ call }) => call.addComment({ id: shared, threadId, text: 'Mine' })),
  )
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(settled.find((each) => each.status === 'rejected')?.reason).toMatchObject({ message: 'conflict' })
  expect(await countsOf(threadId)).toEqual({ kept: 2, counted: 2 })
})

test('addComment: ten concurrent comments of one person earn one medal, and the creator of the thread gets one notice', async () => {
  const { owner, threadId, people } = await gathered(1)
  const [one] = people as [TestPerson]
  await Promise.all(Array.from({ length: 10 }, (_, i) => one.call.addComment({ threadId, text: `Number ${i}` })))
  expect(await one.call.account.me()).toMatchObject({ score: 10, medals: ['TEN_COMMENTS'] })
  expect((await owner.call.notice.list({})).items.filter(({ kind }) => kind === 'thread.answered')).toHaveLength(1)
})

test('deleteThread: a comment added concurrently is either stored or refused with not-found', async () => {
  const { owner, threadId, people } = await gathered(8)
  const settled = await Promise.allSettled([
    ...people.slice(0, 4).map(({ call }) => call.addComment({ threadId, text: 'In time' })),
    owner.call.deleteThread({ threadId }),
    ...people.slice(4).map(({ call }) => call.addComment({ threadId, text: 'Perhaps' })),
  ])
  const refused = settled.filter((each) => each.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ message: 'not-found' })
  const kept = settled.length - 1 - refused.length
  expect(await owner.call.restoreThread({ threadId })).toMatchObject({ comments: kept })
  expect(await countsOf(threadId)).toEqual({ kept, counted: kept })
})
