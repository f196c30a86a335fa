import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { NEWS_DAYS } from '@fieldfare/shared/waiting.ts'
import { expect, test } from 'vitest'
import { refusalOf, square, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Makes a community with a meeting, a poll and a discussion by its owner. */
async function busyCommunity({ make }: World) {
  const owner = await make.owner({ name: 'Hidde Postma' })
  const communityId = await make.community(owner, square(5, 53, 0.1), { title: 'Dunes' })
  const meeting = { communityId, title: 'Clear the path', description: '', startTime: tomorrow(), number: 5 }
  const [meetingId, pollId] = [
    (await owner.call.addMeeting(meeting)).id,
    (await owner.call.addPoll({ communityId, title: 'Where is the bench?', description: '', options: ['A', 'B'] })).id,
  ]
  return { owner, communityId, meetingId, pollId }
}

test(
  'feed.waiting.here: a guest is refused, a stranger gets no items, and an unknown community is not-found',
  undone(async (world) => {
    const { communityId } = await busyCommunity(world)
    expect(await refusalOf(world.guest.feed.waiting.here({ communityId }))).toMatchObject({ code: 'not-signed-in' })
    const stranger = await world.make.member()
    expect(await stranger.call.feed.waiting.here({ communityId })).toEqual({ items: [], count: 0, since: null })
    expect(await refusalOf(stranger.call.feed.waiting.here({ communityId: randomUUID() }))).toMatchObject({
      code: 'not-found',
    })
    expect(await refusalOf(stranger.call.feed.waiting.here({ communityId: 'x' }))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'feed.waiting.here: a member gets a meeting, a poll and the newest comment of the given community only, each until the member answers',
  undone(async (world) => {
    const { owner, communityId, meetingId, pollId } = await busyCommunity(world)
    const other = await world.make.community(owner, square(8, 53, 0.1), { title: 'Heath' })
    const { call } = await world.make.member()
    for (const landId of [communityId, other]) await call.subscribe({ landId })
    await owner.call.addPoll({ communityId: other, title: 'Elsewhere', description: '', options: ['A', 'B'] })
    const thread = await call.addThread({ communityId, title: 'A bittern', description: '' })
    await owner.call.addComment({ threadId: thread.id, text: 'Where?' })
    const newest = await owner.call.addComment({ threadId: thread.id, text: 'I saw it on Tuesday.' })

    const { items, count } = await call.feed.waiting.here({ communityId })
    const community = { id: communityId, title: 'Dunes' }
    expect(count).toBe(3)
    expect(items).toMatchObject([
      { kind: 'meeting', id: meetingId, community, view: { id: meetingId, mine: { answer: null } } },
      { kind: 'poll', id: pollId, community, view: { id: pollId, mine: { vote: null } } },
      { kind: 'comment', id: newest.id, community, thread: { id: thread.id, title: 'A bittern' }, count: 2 },
    ])

    await call.acceptInvite({ meetingId })
    await call.addVote({ pollId, value: 'A' })
    await call.addComment({ threadId: thread.id, text: 'Thank you.', quotedId: newest.id })
    expect(await call.feed.waiting.here({ communityId })).toMatchObject({ items: [], count: 0 })
    expect((await call.feed.waiting.home()).items).toMatchObject([{ kind: 'poll', community: { title: 'Heath' } }])
  }),
)

test(
  'feed.waiting.here, feed.waiting.owned: only the owner gets counts of what other people added to the community since the last visit',
  undone(async (world) => {
    const { owner, communityId } = await busyCommunity(world)
    const since = { areas: 0, members: 0, replies: 0, reports: 0 }
    expect((await owner.call.feed.waiting.here({ communityId })).since).toMatchObject(since)
    const member = await world.make.member()
    await member.call.subscribe({ landId: communityId })
    await world.make.area(await world.make.member(), square(5.05, 53.05))
    await world.make.area(owner, square(5.06, 53.06))
    const thread = await member.call.addThread({ communityId, title: 'A bittern', description: '' })
    const comment = await member.call.addComment({ threadId: thread.id, text: 'Here.' })
    const seen = await owner.call.addComment({ threadId: thread.id, text: 'Fine.' })
    const asked = await member.call.addComment({ threadId: thread.id, text: 'May the fence go?' })
    await member.call.reportComment({ commentId: seen.id, threadId: thread.id, reason: 'No.' })

    const came = { areas: 1, members: 2, replies: 2, reports: 1 }
    const { items, since: found } = await owner.call.feed.waiting.here({ communityId })
    expect(found).toMatchObject(came)
    expect(items).toMatchObject([{ kind: 'meeting' }, { kind: 'poll' }, { kind: 'comment', id: asked.id }])
    expect(comment.id).not.toBe(asked.id)
    expect(await owner.call.feed.waiting.owned()).toMatchObject(came)
    expect((await member.call.feed.waiting.here({ communityId })).since).toBeNull()
    expect(await member.call.feed.waiting.owned()).toBeNull()

    // Seeing the page again within a visit changes nothing; seeing it the next day begins a new visit.
    await owner.call.callback.seen({ id: communityId })
    expect((await owner.call.feed.waiting.here({ communityId })).since).toMatchObject(came)
    const lately = new Date(Date.now() + 1000)
    await world.deps.db.kysely
      .updateTable('seen')
      .set({ visit_before: lately })
      .where('person_id', '=', owner.id)
      .where('subject', '=', communityId)
      .execute()
    expect((await owner.call.feed.waiting.here({ communityId })).since).toMatchObject({
      ...since,
      reports: 1,
      since: lately.toISOString(),
    })
    await owner.call.callback.seen({ id: owner.id })
    const seenRows = await world.deps.db.kysely
      .selectFrom('seen')
      .select('subject')
      .where('subject', '=', owner.id)
      .execute()
    expect(seenRows).toHaveLength(1)
  }),
)

test(
  'feed.waiting.home: returns likes of own areas, the number of people with overlapping areas if at least five, and the nearest stories of others',
  undone(async (world) => {
    const person = await world.make.member()
    const areaId = await world.make.area(person, square(5.2, 53.2))
    const quiet = { areaId, likes: 0, people: null }
    expect(await world.guest.feed.waiting.home().catch(() => 'refused')).toBe('refused')
    expect(await person.call.feed.waiting.home()).toMatchObject({ items: [], news: [quiet], stories: [] })
    const others = await Promise.all(Array.from({ length: 5 }, () => world.make.member()))
    await others[0]?.call.measure.like({ measureId: areaId })
    const told = { description: 'Every morning the same buzzard on the same pole.', descriptionPublic: true }
    for (const each of others.slice(1)) await world.make.area(each, square(5.2, 53.2), told)
    expect((await person.call.feed.waiting.home()).news).toEqual([{ areaId, likes: 1, people: null }])
    await world.make.area(others[0] ?? person, square(5.2, 53.2))
    expect(await person.call.feed.waiting.home()).toMatchObject({
      news: [{ areaId, likes: 1, people: 5 }],
    })
    const longAgo = new Date(Date.now() - (NEWS_DAYS + 1) * DAY_MS)
    await world.deps.db.kysely
      .updateTable('area')
      .set({ created_at: longAgo })
      .where('created_by', '=', others[0]?.id ?? '')
      .execute()
    expect((await person.call.feed.waiting.home()).news).toEqual([{ areaId, likes: 1, people: null }])
    const { stories } = await person.call.feed.waiting.home()
    expect(stories.map(({ area, metres }) => [area.description, metres])).toEqual(
      Array.from({ length: 3 }, () => [told.description, 0]),
    )
    expect((await others[0]?.call.feed.waiting.home())?.stories).toHaveLength(3)
  }),
)
