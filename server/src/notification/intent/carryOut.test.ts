import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { addWaitingVote, verifyAddress, voteWish, votesOf, type WishInput } from '../../testing/testIntent.ts'
import { addTestPoll, QUESTION } from '../../testing/testPoll.ts'
import { useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()

test(
  'intent.finish: an intent is not carried out after the person voted, unliked, withdrew or gave directly on the same subject',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { make, guest, deps } = world
    const { communityId } = cast
    const other = await cast.owner.call.addPoll({ communityId, ...QUESTION })
    const thread = await cast.owner.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
    const { id: commentId } = await cast.owner.call.addComment({ threadId: thread.id, text: 'Who heard it?' })
    const { id: pledgeId } = await cast.owner.call.addPledge({
      communityId,
      data: { title: 'A bench', goal: 500, type: 'fixed' },
    })
    const measureId = await make.area(await make.member())
    const person = await make.member({ verified: false })
    const began = { then: '/map', join: communityId }
    const named = { commentId, threadId: thread.id }
    for (const wish of [
      voteWish(pollId, began),
      voteWish(other.id, began),
      { ...began, act: 'up', input: named },
      { ...began, act: 'like', input: { measureId } },
      { ...began, act: 'give', input: { pledgeId, amount: 25 } },
    ] as WishInput[])
      expect(await person.call.intent.keep({ ...wish, id: randomUUID() })).toMatchObject({ state: 'waiting' })
    await deps.db.kysely.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', person.id).execute()
    await person.call.addVote({ pollId, value: QUESTION.options[1] ?? '' })
    await person.call.withdrawVote({ pollId: other.id })
    await person.call.downVoteComment(named)
    await person.call.measure.unlike({ measureId })
    await person.call.addAmountPledge({ pledgeId, amount: 5 })

    expect(await person.call.intent.finish()).toEqual([])
    expect((await guest.feed.polls.one({ id: pollId })).options.map(({ votes }) => votes)).toEqual([0, 1, 0])
    expect(await votesOf(world, other.id)).toBe(0)
    expect((await guest.feed.comments.of({ threadId: thread.id })).items).toMatchObject([{ up: 0, down: 1 }])
    expect((await guest.feed.measures.one({ id: measureId })).area.likes).toBe(0)
    expect(await guest.feed.pledges.one({ id: pledgeId })).toMatchObject({ amount: 5, pledgers: 1 })
  }),
)

test(
  'intent.keep: an intent is carried out if the e-mail address is verified while the call runs',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { sessions } = world.deps
    const person = await world.make.member()
    const stale = await sessions.of(person.cookie)
    vi.spyOn(sessions, 'of').mockImplementation(() => Promise.resolve(stale && { ...stale, verified: false }))
    expect(await person.call.intent.keep(voteWish(pollId, { join: cast.communityId }))).toMatchObject({ state: 'done' })
    expect(await votesOf(world, pollId)).toBe(1)
  }),
)

test('account.verifyEmail: opening two verification mails at once on two devices carries out each waiting intent once', async () => {
  const world = lasting()
  const { cast } = await addTestPoll(world)
  const { communityId } = cast
  const thread = await cast.owner.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
  const pledge = await cast.owner.call.addPledge({ communityId, data: { title: 'A bench', goal: 500, type: 'fixed' } })
  const person = await world.make.member({ verified: false })
  const began = { then: '/map', join: communityId }
  const wishes = [
    { ...began, id: randomUUID(), act: 'reply', input: { threadId: thread.id, text: 'I did' } },
    { ...began, id: randomUUID(), act: 'give', input: { pledgeId: pledge.id, amount: 25 } },
  ] as WishInput[]
  for (const wish of wishes) await person.call.intent.keep(wish)
  // The mails are of different kinds, since a second mail of one kind would end the link of the first.
  await Promise.all([
    ...(['verify', 'new-email'] as const).map((kind) => verifyAddress(world, person, kind)),
    person.call.intent.finish(),
  ])
  expect((await person.call.feed.intents.mine()).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(await world.guest.feed.threads.one({ id: thread.id })).toMatchObject({ comments: 1 })
  expect(await world.guest.feed.pledges.one({ id: pledge.id })).toMatchObject({ amount: 25 })
})

test(
  'account.verifyEmail: a carried out intent is returned as done, even if another page drops the intent at once',
  undone(async (world) => {
    const { person, pollId } = await addWaitingVote(world)
    // Simulates another page that shows the outcome and drops the intent before this call returns.
    await sql`create function pg_temp.drop_done() returns trigger language plpgsql as $$ begin
      update intent set state = 'dropped' where id = new.id and new.state = 'done'; return null; end $$`.execute(
      world.deps.db.kysely,
    )
    await sql`create trigger drop_done after update on intent for each row when (new.state = 'done')
      execute function pg_temp.drop_done()`.execute(world.deps.db.kysely)
    expect(await verifyAddress(world, person)).toMatchObject({ intents: [{ state: 'done', then: `/poll/${pollId}` }] })
  }),
)

test('account.verifyEmail: an intent that another page is carrying out is returned with its outcome', async () => {
  const world = lasting()
  const { kysely } = world.deps.db
  const { person, pollId } = await addWaitingVote(world)
  const claim = (at: Date | null) =>
    kysely.updateTable('intent').set({ claimed_at: at }).where('person_id', '=', person.id).execute()
  await claim(new Date())
  const verifying = verifyAddress(world, person)
  await vi.waitFor(async () => expect((await person.call.account.me())?.verified).toBe(true))
  await claim(null)
  expect(await verifying).toMatchObject({ intents: [{ state: 'done' }] })
  expect(await votesOf(world, pollId)).toBe(1)
})

test('intent.keep, intent.finish: intents sent by many tabs and devices at once are carried out once', async () => {
  const world = lasting()
  const { cast, pollId } = await addTestPoll(world)
  const { communityId } = cast
  const thread = await cast.owner.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
  const pledge = await cast.owner.call.addPledge({ communityId, data: { title: 'A bench', goal: 500, type: 'fixed' } })
  const { call } = await world.make.member()
  const began = { then: '/map', join: communityId }
  const wishes = [
    voteWish(pollId, began),
    { ...began, id: randomUUID(), act: 'reply', input: { threadId: thread.id, text: 'I did' } },
    { ...began, id: randomUUID(), act: 'give', input: { pledgeId: pledge.id, amount: 25 } },
  ] as WishInput[]
  await Promise.all([...wishes, ...wishes, ...wishes].map((wish) => call.intent.keep(wish)))
  await Promise.all([call.intent.finish(), call.intent.finish()])
  expect((await call.feed.intents.mine()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(await votesOf(world, pollId)).toBe(1)
  expect(await world.guest.feed.threads.one({ id: thread.id })).toMatchObject({ comments: 1 })
  expect(await world.guest.feed.pledges.one({ id: pledge.id })).toMatchObject({ amount: 25 })
})
