import { WAITING_FIRST } from '@fieldfare/shared/waiting.ts'
import { expect, test } from 'vitest'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test(
  'feed.waiting.part: an invalid cursor and an unknown part are refused with bad-input',
  undone(async ({ make }) => {
    const { call } = await make.member()
    expect(await refusalOf(call.feed.waiting.part({ part: 'questions', cursor: 'x' }))).toMatchObject({
      code: 'bad-input',
    })
    expect(await refusalOf(call.feed.waiting.part({ part: 'gossip' as 'inbox' }))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'feed.waiting.first: returns the caller’s open invitations, messages, polls, answers and pledges with page paths, each until dealt with',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner, undefined, { title: 'Dunes' })
    const person = await make.member()
    await person.call.subscribe({ landId: communityId })
    const empty = { items: [], next: null }
    const nothing = {
      invitations: empty,
      inbox: empty,
      questions: empty,
      statements: empty,
      answers: empty,
      gifts: empty,
    }
    expect(await person.call.feed.waiting.first()).toEqual(nothing)

    const poll = { communityId, description: '', options: ['Here', 'There'] }
    const polls = []
    for (let i = 0; i <= WAITING_FIRST; i++) polls.push(await owner.call.addPoll({ ...poll, title: `Poll ${i}` }))
    const startTime = new Date(Date.now() + 86_400_000).toISOString()
    const meeting = await owner.call.addMeeting({ communityId, title: 'Walk', description: '', startTime, number: 5 })
    const message = await owner.call.addMessage({ communityId, data: { title: 'Cranes', body: 'Come and see.' } })
    const thread = await person.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
    for (const text of ['Where?', 'I saw it']) await owner.call.addComment({ threadId: thread.id, text })
    const pledge = await owner.call.addPledge({ communityId, data: { title: 'A bench', goal: 500, type: 'yearly' } })
    await person.call.addAmountPledge({ pledgeId: pledge.id, amount: 25, reason: '' })

    const waiting = await person.call.feed.waiting.first()
    const community = 'Dunes'
    expect(waiting.invitations.items).toEqual([
      { id: meeting.id, title: 'Walk', community, path: `/meeting/${meeting.id}`, at: startTime, count: null },
    ])
    expect(waiting.inbox.items).toMatchObject([{ title: 'Cranes', path: `/message/${message.id}` }])
    expect(waiting.answers.items).toMatchObject([{ title: 'A bittern', path: `/post/${thread.id}`, count: 2 }])
    expect(waiting.gifts.items).toMatchObject([{ title: 'A bench', path: `/pledge/${pledge.id}` }])
    expect(new Date(waiting.gifts.items[0]?.at ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1)
    expect(waiting.questions.items).toHaveLength(WAITING_FIRST)
    const rest = await person.call.feed.waiting.part({ part: 'questions', cursor: waiting.questions.next ?? '' })
    expect(rest).toMatchObject({ items: [{ title: 'Poll 0', path: `/poll/${polls[0]?.id}` }], next: null })

    const stranger = await make.member()
    expect(await stranger.call.feed.waiting.first()).toEqual(nothing)

    for (const { id, options } of polls) await person.call.addVote({ pollId: id, value: options[0]?.value ?? '' })
    await person.call.rejectInvite({ meetingId: meeting.id })
    await person.call.isRead({ messageId: message.id })
    await person.call.callback.seen({ id: thread.id })
    const [contribution] = (await person.call.feed.pledges.one({ id: pledge.id })).mine?.contributions ?? []
    await person.call.endPledge({ contributionId: contribution?.id ?? '' })
    expect(await person.call.feed.waiting.first()).toEqual(nothing)
  }),
)
