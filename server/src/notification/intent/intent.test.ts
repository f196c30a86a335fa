import { randomUUID } from 'node:crypto'
import { INTENT_DAYS, INTENTS_MAX, type KeepIntent } from '@fieldfare/shared/intent.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { expect, test, vi } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { makeSecret } from '../../people/account/secrets.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { addTestPoll, endPoll, QUESTION } from '../../testing/testPoll.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorld()

type WishInput = Omit<KeepIntent, 'join'> & { join?: string | null }

const [HERE, THERE] = QUESTION.options as [string, string]
const join = (landId: string, more: object = {}): WishInput => ({
  id: randomUUID(),
  act: 'join',
  input: { landId },
  then: `/community/${landId}`,
  ...more,
})
const vote = (pollId: string, more: object = {}): WishInput => ({
  id: randomUUID(),
  act: 'vote',
  input: { pollId, value: HERE },
  then: `/poll/${pollId}`,
  ...more,
})
const votesOf = async ({ guest }: World, id: string) =>
  (await guest.feed.polls.one({ id })).options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
const verify = async ({ deps, guest }: World, { id, email }: TestPerson) => {
  const token = await makeSecret(deps.db.kysely, 'verify', id, email, 60)
  return guest.account.verifyEmail({ token })
}

test(
  'intent.keep, intent.finish, intent.drop, feed.intents.mine: a guest is refused with not-signed-in',
  undone(async ({ guest }) => {
    for (const call of [
      guest.intent.keep(join(randomUUID())),
      guest.intent.finish(),
      guest.intent.drop({ id: randomUUID() }),
      guest.feed.intents.mine(),
    ])
      expect(await refusalOf(call)).toEqual({ code: 'not-signed-in' })
  }),
)

test.each([
  ['an act outside the list', { act: 'land.insert' }],
  ['an input of another act', { input: { pollId: randomUUID(), value: 'x' } }],
  ['an input with more than its call takes', { input: { landId: randomUUID(), admin: true } }],
  ['a page elsewhere', { then: 'https://example.org/' }],
  ['a page elsewhere without a scheme', { then: '//example.org/' }],
  ['a page elsewhere with a backslash', { then: '/\\example.org/' }],
  ['a page of 600 characters', { then: `/${'a'.repeat(600)}` }],
  ['no page', { then: 'map' }],
])('intent.keep: %s is refused with bad-input', (_name, part) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    const kept = { ...join(randomUUID()), ...part } as unknown as WishInput
    expect(await refusalOf(call.intent.keep(kept))).toMatchObject({ code: 'bad-input' })
    expect(await call.feed.intents.mine()).toEqual([])
  })(),
)

test(
  'intent.keep: the intent of another person is refused with conflict, is not read and is not dropped',
  undone(async (world) => {
    const { make } = world
    const { pollId } = await addTestPoll(world)
    const [one, two] = [await make.member({ verified: false }), await make.member()]
    const kept = await one.call.intent.keep(vote(pollId))
    expect(await refusalOf(two.call.intent.keep({ ...vote(pollId), id: kept.id }))).toEqual({ code: 'conflict' })
    await two.call.intent.drop({ id: kept.id })
    expect(await two.call.feed.intents.mine()).toEqual([])
    expect(await one.call.feed.intents.mine()).toMatchObject([{ id: kept.id, state: 'waiting' }])
  }),
)

test(
  'intent.keep: more than a person may keep is refused with too-large, and one about the same thing takes the place of the last',
  undone(async (world) => {
    const { make } = world
    const { pollId } = await addTestPoll(world)
    const { call } = await make.member({ verified: false })
    const first = await call.intent.keep(vote(pollId))
    const second = await call.intent.keep(vote(pollId))
    expect((await call.feed.intents.mine()).map(({ id }) => id)).toEqual([second.id])
    expect(await call.intent.keep({ ...vote(pollId), id: first.id })).toMatchObject({ state: 'dropped' })
    expect((await call.feed.intents.mine()).map(({ id }) => id)).toEqual([second.id])
    const like = () => ({ id: randomUUID(), act: 'like', input: { measureId: randomUUID() }, then: '/map' }) as const
    for (let i = 1; i < INTENTS_MAX; i++) await call.intent.keep(like())
    expect(await refusalOf(call.intent.keep(like()))).toMatchObject({ code: 'too-large' })
  }),
)

test(
  'intent.keep: a vote in a poll that has ended is refused for good, with the reason and what was chosen',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    await endPoll(world, pollId)
    const { call } = await world.make.member()
    const kept = await call.intent.keep(vote(pollId, { join: cast.communityId }))
    expect(kept).toMatchObject({ state: 'refused', code: 'ended', input: { value: HERE } })
    expect(await call.intent.finish()).toMatchObject([{ state: 'refused' }])
  }),
)

test(
  'intent.keep: without a community to join, a vote of a stranger is refused with not-subscribed',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const { call } = await world.make.member()
    expect(await call.intent.keep(vote(pollId))).toMatchObject({ state: 'refused', code: 'not-subscribed' })
    expect((await call.account.me())?.subs).toEqual([])
  }),
)

test(
  'account.verifyEmail: an intent that was kept more than the days it counts is not carried out',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const person = await world.make.member({ verified: false })
    await person.call.intent.keep(vote(pollId, { join: cast.communityId }))
    await world.deps.db.kysely
      .updateTable('intent')
      .set({ kept_at: new Date(Date.now() - (INTENT_DAYS + 1) * DAY_MS) })
      .execute()
    expect(await verify(world, person)).toEqual({ verified: true })
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'account.verifyEmail: a disabled account does nothing that waited',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const person = await world.make.member({ verified: false })
    await person.call.intent.keep(vote(pollId, { join: cast.communityId }))
    await world.deps.db.kysely
      .updateTable('person')
      .set({ disabled_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    expect(await verify(world, person)).toEqual({ verified: true })
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'account.verifyEmail: a merge into the account of the same address carries out nothing of the newcomer',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const holder = await world.make.member()
    const newcomer = await world.make.member({ verified: false })
    await world.deps.db.kysely
      .updateTable('auth.user')
      .set({ email: holder.email })
      .where('id', '=', newcomer.id)
      .execute()
    await newcomer.call.intent.keep(vote(pollId, { join: cast.communityId }))
    const token = await makeSecret(world.deps.db.kysely, 'merge', newcomer.id, holder.email, 60)
    expect(await world.guest.account.verifyEmail({ token })).toEqual({ verified: true, merged: true })
    expect(await holder.call.feed.intents.mine()).toEqual([])
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'intent.keep: a person joins a community at once, and the same intent again, also from a device that learned nothing, joins it no second time',
  undone(async ({ make }) => {
    const landId = await make.community(await make.owner())
    const { call } = await make.member({ verified: false })
    const one = join(landId)
    expect(await call.intent.keep(one)).toMatchObject({
      state: 'done',
      subjectId: landId,
      community: { id: landId, title: 'Dunes of Texel' },
    })
    await call.unsubscribe({ landId })
    expect(await call.intent.keep(one)).toMatchObject({ state: 'done' })
    for (let i = 0; i < 2; i++) expect(await call.intent.drop({ id: one.id })).toEqual({ dropped: true })
    expect(await call.feed.intents.mine()).toEqual([])
    expect(await call.intent.keep(one)).toMatchObject({ state: 'dropped', input: {} })
    expect((await call.account.me())?.subs).toEqual([])
  }),
)

test(
  'account.verifyEmail: what a person began is done when the address is verified without a session: joined, voted, answered, liked and given',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { make, guest } = world
    const { communityId } = cast
    const thread = await cast.owner.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
    const said = await cast.owner.call.addComment({ threadId: thread.id, text: 'Who heard it?' })
    const pledge = await cast.owner.call.addPledge({
      communityId,
      data: { title: 'A bench', goal: 500, type: 'fixed' },
    })
    const measureId = await make.area(await make.member())
    const person = await make.member({ verified: false })
    const began = { id: '', then: '/map', join: communityId }
    const wishes = [
      vote(pollId, { join: communityId }),
      { ...began, act: 'reply', input: { threadId: thread.id, text: 'I did' } },
      { ...began, act: 'up', input: { commentId: said.id, threadId: thread.id } },
      { ...began, act: 'like', input: { measureId }, join: null },
      { ...began, act: 'give', input: { pledgeId: pledge.id, amount: 25 } },
    ] as WishInput[]
    for (const wish of wishes)
      expect(await person.call.intent.keep({ ...wish, id: randomUUID() })).toMatchObject({ state: 'waiting' })
    expect((await person.call.account.me())?.subs).toEqual([communityId])

    const answer = await verify(world, person)
    expect('intents' in answer && answer.intents?.map(({ state }) => state)).toEqual(wishes.map(() => 'done'))
    expect(await votesOf(world, pollId)).toBe(1)
    expect(await guest.feed.threads.one({ id: thread.id })).toMatchObject({ comments: 2 })
    expect((await guest.feed.comments.of({ threadId: thread.id })).items).toMatchObject([{ up: 1 }, { text: 'I did' }])
    expect((await guest.feed.measures.one({ id: measureId })).area.likes).toBe(1)
    expect(await guest.feed.pledges.one({ id: pledge.id })).toMatchObject({ amount: 25, pledgers: 1 })
  }),
)

test(
  'account.verifyEmail: a person who left the community meanwhile is not joined again by what they began before',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { communityId } = cast
    const person = await world.make.member({ verified: false })
    const kept = await person.call.intent.keep(vote(pollId, { join: communityId }))
    expect(kept).toMatchObject({ state: 'waiting' })
    await person.call.unsubscribe({ landId: communityId })
    const answer = await verify(world, person)
    expect('intents' in answer && answer.intents).toMatchObject([{ state: 'refused', code: 'not-subscribed' }])
    expect(await votesOf(world, pollId)).toBe(0)
    expect((await person.call.account.me())?.subs).toEqual([])
  }),
)

test(
  'account.verifyEmail: what a person voted, liked, withdrew or gave by themselves meanwhile stays, whatever they had begun before',
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
      vote(pollId, began),
      vote(other.id, began),
      { ...began, act: 'up', input: named },
      { ...began, act: 'like', input: { measureId } },
      { ...began, act: 'give', input: { pledgeId, amount: 25 } },
    ] as WishInput[])
      expect(await person.call.intent.keep({ ...wish, id: randomUUID() })).toMatchObject({ state: 'waiting' })
    await deps.db.kysely.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', person.id).execute()
    await person.call.addVote({ pollId, value: THERE })
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
  'intent.keep: an address that is verified while it is tried without one is found verified, and it is done',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { sessions } = world.deps
    const person = await world.make.member()
    const stale = await sessions.of(person.cookie)
    vi.spyOn(sessions, 'of').mockImplementation(() => Promise.resolve(stale && { ...stale, verified: false }))
    expect(await person.call.intent.keep(vote(pollId, { join: cast.communityId }))).toMatchObject({ state: 'done' })
    expect(await votesOf(world, pollId)).toBe(1)
  }),
)

test('account.verifyEmail: two mails opened at once on two devices do what waited once', async () => {
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
  await Promise.all([verify(world, person), verify(world, person), person.call.intent.finish()])
  expect((await person.call.feed.intents.mine()).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(await world.guest.feed.threads.one({ id: thread.id })).toMatchObject({ comments: 1 })
  expect(await world.guest.feed.pledges.one({ id: pledge.id })).toMatchObject({ amount: 25 })
})

test('intent.keep, intent.finish: the same intents from many tabs and devices at once are carried out once', async () => {
  const world = lasting()
  const { cast, pollId } = await addTestPoll(world)
  const { communityId } = cast
  const thread = await cast.owner.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
  const pledge = await cast.owner.call.addPledge({ communityId, data: { title: 'A bench', goal: 500, type: 'fixed' } })
  const { call } = await world.make.member()
  const began = { then: '/map', join: communityId }
  const wishes = [
    vote(pollId, began),
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

test(
  'account.download: contains what the person wanted to do, and nothing of it is left once the account is erased',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const { id, call } = await world.make.member({ verified: false })
    await call.intent.keep(vote(pollId))
    expect((await call.account.download()) as Record<string, unknown>).toMatchObject({
      intents: [{ act: 'vote', input: { pollId, value: HERE }, state: 'waiting' }],
    })
    const { deps } = world
    await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.lifecycles, id))
    expect(await deps.db.kysely.selectFrom('intent').select('id').where('person_id', '=', id).execute()).toEqual([])
  }),
)

test(
  'resetPW: what waited in the account is not done any more, since somebody else may have begun it',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const person = await world.make.member({ verified: false })
    await person.call.intent.keep(vote(pollId))
    const token = await makeSecret(world.deps.db.kysely, 'reset', person.id, person.email, 60)
    await world.guest.resetPW({ newPassword: 'a-newly-mown-path', token })
    await verify(world, person)
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)
