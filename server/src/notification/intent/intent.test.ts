import { randomUUID } from 'node:crypto'
import { INTENT_DAYS, INTENTS_MAX } from '@fieldfare/shared/intent.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { makeSecret } from '../../people/account/secrets.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { addTestPoll, endPoll, QUESTION } from '../../testing/testPoll.ts'
import { addWaitingVote, joinWish, verifyAddress, voteWish, votesOf, type WishInput } from '../../testing/testIntent.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

const [HERE] = QUESTION.options as [string]

test(
  'intent.keep, intent.finish, intent.drop, feed.intents.mine: a guest is refused with not-signed-in',
  undone(async ({ guest }) => {
    for (const call of [
      guest.intent.keep(joinWish(randomUUID())),
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
    const kept = { ...joinWish(randomUUID()), ...part } as unknown as WishInput
    expect(await refusalOf(call.intent.keep(kept))).toMatchObject({ code: 'bad-input' })
    expect(await call.feed.intents.mine()).toEqual([])
  })(),
)

test(
  'intent.keep: the id of an intent of another person is refused with conflict, and nobody else can read or drop the intent',
  undone(async (world) => {
    const { make } = world
    const { pollId } = await addTestPoll(world)
    const [one, two] = [await make.member({ verified: false }), await make.member()]
    const kept = await one.call.intent.keep(voteWish(pollId))
    expect(await refusalOf(two.call.intent.keep({ ...voteWish(pollId), id: kept.id }))).toEqual({ code: 'conflict' })
    await two.call.intent.drop({ id: kept.id })
    expect(await two.call.feed.intents.mine()).toEqual([])
    expect(await one.call.feed.intents.mine()).toMatchObject([{ id: kept.id, state: 'waiting' }])
  }),
)

test(
  'intent.keep: a second intent to vote in a poll replaces the first, and more intents than a person may have are refused with too-large',
  undone(async (world) => {
    const { make } = world
    const { pollId } = await addTestPoll(world)
    const { call } = await make.member({ verified: false })
    const first = await call.intent.keep(voteWish(pollId))
    const second = await call.intent.keep(voteWish(pollId))
    expect((await call.feed.intents.mine()).map(({ id }) => id)).toEqual([second.id])
    expect(await call.intent.keep({ ...voteWish(pollId), id: first.id })).toMatchObject({ state: 'dropped' })
    expect((await call.feed.intents.mine()).map(({ id }) => id)).toEqual([second.id])
    const like = () => ({ id: randomUUID(), act: 'like', input: { measureId: randomUUID() }, then: '/map' }) as const
    for (let i = 1; i < INTENTS_MAX; i++) await call.intent.keep(like())
    expect(await refusalOf(call.intent.keep(like()))).toMatchObject({ code: 'too-large' })
  }),
)

test(
  'intent.keep: an intent to vote in an ended poll is stored as refused, with the reason and the chosen option',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    await endPoll(world, pollId)
    const { call } = await world.make.member()
    const kept = await call.intent.keep(voteWish(pollId, { join: cast.communityId }))
    expect(kept).toMatchObject({ state: 'refused', code: 'ended', input: { value: HERE } })
    expect(await call.intent.finish()).toMatchObject([{ state: 'refused' }])
  }),
)

test(
  'intent.keep: an intent of a non-member to vote, without a community to join, is refused with not-subscribed',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const { call } = await world.make.member()
    expect(await call.intent.keep(voteWish(pollId))).toMatchObject({ state: 'refused', code: 'not-subscribed' })
    expect((await call.account.me())?.subs).toEqual([])
  }),
)

test(
  'account.verifyEmail: an intent older than INTENT_DAYS is not carried out',
  undone(async (world) => {
    const { person, pollId } = await addWaitingVote(world)
    await world.deps.db.kysely
      .updateTable('intent')
      .set({ kept_at: new Date(Date.now() - (INTENT_DAYS + 1) * DAY_MS) })
      .execute()
    expect(await verifyAddress(world, person)).toEqual({ verified: true })
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'account.verifyEmail: the waiting intents of a disabled account are not carried out',
  undone(async (world) => {
    const { person, pollId } = await addWaitingVote(world)
    await world.deps.db.kysely
      .updateTable('person')
      .set({ disabled_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    expect(await verifyAddress(world, person)).toEqual({ verified: true })
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'account.verifyEmail: when a new account is merged into the older account with that e-mail address, no intent of the new one is carried out',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const holder = await world.make.member()
    const newcomer = await world.make.member({ verified: false })
    await world.deps.db.kysely
      .updateTable('auth.user')
      .set({ email: holder.email })
      .where('id', '=', newcomer.id)
      .execute()
    await newcomer.call.intent.keep(voteWish(pollId, { join: cast.communityId }))
    const token = await makeSecret(world.deps.db.kysely, 'merge', newcomer.id, holder.email, 60)
    expect(await world.guest.account.verifyEmail({ token })).toEqual({ verified: true, merged: true })
    expect(await holder.call.feed.intents.mine()).toEqual([])
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)

test(
  'intent.keep: an intent to join a community is carried out at once, and repeating the same intent after leaving does not join again',
  undone(async ({ make }) => {
    const landId = await make.community(await make.owner())
    const { call } = await make.member({ verified: false })
    const one = joinWish(landId)
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
  'account.verifyEmail: verifying the e-mail address without a session carries out all kinds of intents: join, vote, answer, like and give',
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
      voteWish(pollId, { join: communityId }),
      { ...began, act: 'reply', input: { threadId: thread.id, text: 'I did' } },
      { ...began, act: 'up', input: { commentId: said.id, threadId: thread.id } },
      { ...began, act: 'like', input: { measureId }, join: null },
      { ...began, act: 'give', input: { pledgeId: pledge.id, amount: 25 } },
    ] as WishInput[]
    for (const wish of wishes)
      expect(await person.call.intent.keep({ ...wish, id: randomUUID() })).toMatchObject({ state: 'waiting' })
    expect((await person.call.account.me())?.subs).toEqual([communityId])

    const answer = await verifyAddress(world, person)
    expect('intents' in answer && answer.intents?.map(({ state }) => state)).toEqual(wishes.map(() => 'done'))
    expect(await votesOf(world, pollId)).toBe(1)
    expect(await guest.feed.threads.one({ id: thread.id })).toMatchObject({ comments: 2 })
    expect((await guest.feed.comments.of({ threadId: thread.id })).items).toMatchObject([{ up: 1 }, { text: 'I did' }])
    expect((await guest.feed.measures.one({ id: measureId })).area.likes).toBe(1)
    expect(await guest.feed.pledges.one({ id: pledge.id })).toMatchObject({ amount: 25, pledgers: 1 })
  }),
)

test(
  'account.verifyEmail: an intent stored before the person left the community does not join the community again',
  undone(async (world) => {
    const { cast, pollId } = await addTestPoll(world)
    const { communityId } = cast
    const person = await world.make.member({ verified: false })
    const kept = await person.call.intent.keep(voteWish(pollId, { join: communityId }))
    expect(kept).toMatchObject({ state: 'waiting' })
    await person.call.unsubscribe({ landId: communityId })
    const answer = await verifyAddress(world, person)
    expect('intents' in answer && answer.intents).toMatchObject([{ state: 'refused', code: 'not-subscribed' }])
    expect(await votesOf(world, pollId)).toBe(0)
    expect((await person.call.account.me())?.subs).toEqual([])
  }),
)

test(
  'account.download: contains the intents of the caller, and erasing the account deletes them',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const { id, call } = await world.make.member({ verified: false })
    await call.intent.keep(voteWish(pollId))
    expect((await call.account.download()) as Record<string, unknown>).toMatchObject({
      intents: [{ act: 'vote', input: { pollId, value: HERE }, state: 'waiting' }],
    })
    const { deps } = world
    await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, id))
    expect(await deps.db.kysely.selectFrom('intent').select('id').where('person_id', '=', id).execute()).toEqual([])
  }),
)

test(
  'resetPW: waiting intents of the account are not carried out, since somebody else may have stored them',
  undone(async (world) => {
    const { pollId } = await addTestPoll(world)
    const person = await world.make.member({ verified: false })
    await person.call.intent.keep(voteWish(pollId))
    const token = await makeSecret(world.deps.db.kysely, 'reset', person.id, person.email, 60)
    await world.guest.resetPW({ newPassword: 'a-newly-mown-path', token })
    await verifyAddress(world, person)
    expect(await votesOf(world, pollId)).toBe(0)
  }),
)
