import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callOf, keepCast, type Role } from '../../testing/cast.ts'
import { newsOf } from '../../testing/place.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { beginMeeting, joining, LINK, PLAN, planMeeting, meetingSeenBy } from '../../testing/testMeeting.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

type Call =
  | 'addMeeting'
  | 'sendInvites'
  | 'deleteMeeting'
  | 'restoreMeeting'
  | 'acceptInvite'
  | 'rejectInvite'
  | 'giveSeatBack'
  | 'reportMeeting'
  | 'unReportMeeting'
  | 'of'
  | 'one'
  | 'draw'
  | 'whoAccepted'
type Refused = [Role | 'guest', string][]
const UNKNOWN: Refused = [
  ['guest', 'not-signed-in'],
  ['stranger', 'not-found'],
  ['otherOwner', 'not-found'],
]
const OWNERS: Refused = [
  ...UNKNOWN,
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['moderator', 'forbidden'],
]
const INSIDERS: Refused = [...UNKNOWN, ['unverified', 'not-verified']]
const READERS: Refused = [...UNKNOWN, ['unverified', 'not-found']]
const REFUSED: Record<Call, Refused> = {
  addMeeting: [
    ['guest', 'not-signed-in'],
    ...(['stranger', 'unverified', 'subscriber', 'moderator', 'otherOwner'] as const).map((role): [Role, string] => [
      role,
      'forbidden',
    ]),
  ],
  sendInvites: OWNERS,
  whoAccepted: OWNERS,
  deleteMeeting: OWNERS,
  restoreMeeting: [...UNKNOWN, ['unverified', 'not-found'], ['subscriber', 'not-found'], ['moderator', 'not-found']],
  acceptInvite: [...INSIDERS, ['admin', 'not-subscribed']],
  rejectInvite: [...INSIDERS, ['admin', 'not-subscribed']],
  giveSeatBack: [...INSIDERS, ['subscriber', 'not-found']],
  reportMeeting: [...INSIDERS, ['owner', 'forbidden']],
  unReportMeeting: [...UNKNOWN, ['unverified', 'forbidden'], ['subscriber', 'forbidden']],
  of: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['otherOwner', 'not-subscribed'],
    ['unverified', 'not-verified'],
  ],
  one: READERS,
  draw: READERS,
}
const refusals = Object.entries(REFUSED).flatMap(([call, people]) =>
  people.map(([role, code]) => [call as Call, role, code] as const),
)

describe('meetings: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, meetingId, sending } = await planMeeting(world)
      const { communityId, owner } = cast
      const call = callOf(world, cast, role)
      if (name === 'restoreMeeting') await owner.call.deleteMeeting({ meetingId })
      const before = await owner.call.feed.meetings.of({ communityId })
      const attempt: Record<Call, () => Promise<unknown>> = {
        addMeeting: () => call.addMeeting({ communityId, ...PLAN }),
        sendInvites: () => call.sendInvites(sending),
        deleteMeeting: () => call.deleteMeeting({ meetingId, reason: 'Rain' }),
        restoreMeeting: () => call.restoreMeeting({ meetingId }),
        acceptInvite: () => call.acceptInvite({ meetingId }),
        rejectInvite: () => call.rejectInvite({ meetingId }),
        giveSeatBack: () => call.giveSeatBack({ meetingId }),
        reportMeeting: () => call.reportMeeting({ meetingId, reason: 'Why?' }),
        unReportMeeting: () => call.unReportMeeting({ meetingId }),
        of: () => call.feed.meetings.of({ communityId }),
        one: () => call.feed.meetings.one({ id: meetingId }),
        draw: () => call.feed.meetings.draw({ meetingId }),
        whoAccepted: () => call.feed.meetings.whoAccepted({ meetingId }),
      }
      expect(await refusalOf(attempt[name]())).toEqual({ code })
      expect(await owner.call.feed.meetings.of({ communityId })).toEqual(before)
    })(),
  )

  test.each([
    ['no title', { title: ' ' }, 'title', 'required'],
    ['a description of 1001', { description: 'x'.repeat(1001) }, 'description', 'tooLong'],
    ['an invalid start time', { startTime: 'tomorrow' }, 'startTime', 'type'],
    ['a start time without offset', { startTime: '2099-03-28T02:30:00' }, 'startTime', 'type'],
    ['a start time in the past', { startTime: new Date(Date.now() - 1).toISOString() }, 'startTime', 'past'],
    ['an unknown time zone', { timeZone: 'Nowhere/Here' }, 'timeZone', 'zone'],
    ['a link with another scheme', { url: 'javascript:alert(1)' }, 'url', 'link'],
    ['a link with http', { url: 'http://meet.example.org' }, 'url', 'link'],
    ['a link with a space', { url: 'meet.example.org/a room' }, 'url', 'link'],
    ['no seats', { number: 0 }, 'number', 'seats'],
    ['half a seat', { number: 1.5 }, 'number', 'whole'],
    ['seats as a word', { number: 'ten' }, 'number', 'whole'],
    ['too many seats', { number: '10001' }, 'number', 'seats'],
    ['a length of four minutes', { minutes: 4 }, 'minutes', 'minutes'],
    ['a length of more than a day', { minutes: 1441 }, 'minutes', 'minutes'],
    ['a length as a word', { minutes: 'long' }, 'minutes', 'whole'],
    ['a place of 201 characters', { place: 'x'.repeat(201) }, 'place', 'tooLong'],
    ['a meeting point beyond the pole', { point: { lng: 4.75, lat: 91 } }, 'point.lat', 'outOfRange'],
  ])('addMeeting with %s is refused at its field', (_what, data, path, key) =>
    undone(async (world) => {
      const { cast } = await planMeeting(world)
      const { owner, communityId } = cast
      expect(await refusalOf(owner.call.addMeeting({ communityId, ...PLAN, ...data } as never))).toMatchObject({
        code: 'bad-input',
        path,
        key,
      })
    })(),
  )

  test(
    'acceptInvite after the start is refused with started, and sendInvites for another community is refused with not-found',
    undone(async (world) => {
      const { cast, meetingId, sending } = await planMeeting(world)
      const { subscriber, owner } = cast
      const elsewhere = await world.make.community(owner)
      expect(await refusalOf(owner.call.sendInvites({ ...sending, communityId: elsewhere }))).toEqual({
        code: 'not-found',
      })
      await beginMeeting(world, meetingId)
      expect(await refusalOf(subscriber.call.acceptInvite({ meetingId }))).toEqual({ code: 'started' })
      const past = { ...sending, startTime: new Date(Date.now() - 1).toISOString() }
      expect(await refusalOf(owner.call.sendInvites(past))).toMatchObject({ path: 'startTime', key: 'past' })
    }),
  )

  test(
    'sendInvites with neither a link nor a place is refused at the field link, and no seats are drawn',
    undone(async (world) => {
      const { cast, meetingId, sending } = await planMeeting(world)
      for (const nothing of [{}, { place: ' ' }, { place: null, point: null }])
        expect(await refusalOf(cast.owner.call.sendInvites({ ...sending, link: null, ...nothing }))).toMatchObject({
          path: 'link',
          key: 'required',
        })
      expect(await meetingSeenBy(cast.owner, meetingId)).toMatchObject({ linkSent: false })
    }),
  )
})

test(
  'sendInvites: a meeting at a place needs no link, omitted details stay, and details set to null are removed',
  undone(async (world) => {
    const point = { lng: 4.7512, lat: 53.0824 }
    const { cast, meeting, meetingId, sending } = await planMeeting(world, {
      minutes: '90',
      place: ' Sheepfold ',
      point,
    })
    const { owner, subscriber } = cast
    const setting = { minutes: 90, place: 'Sheepfold', point }
    expect(meeting).toMatchObject(setting)
    expect(await meetingSeenBy(subscriber, meetingId)).toMatchObject(setting)
    await subscriber.call.acceptInvite({ meetingId })
    expect(await owner.call.sendInvites({ ...sending, link: null })).toMatchObject({ ...setting, linkSent: true })
    expect(await meetingSeenBy(subscriber, meetingId)).toMatchObject({ mine: { seat: 'seat', link: null } })
    const online = await owner.call.sendInvites({ ...sending, minutes: null, place: null, point: null })
    expect(online).toMatchObject({ minutes: null, place: null, point: null, mine: { link: LINK } })
  }),
)

test(
  'addMeeting: the owner or an admin plans a meeting, a repeated id adds no second meeting, and only members are invited',
  undone(async (world) => {
    const { cast, meeting } = await planMeeting(world, { url: 'meet.example.org/room-7', number: '25' })
    const { communityId, owner, admin, subscriber, stranger } = cast
    expect(meeting).toMatchObject({
      title: PLAN.title,
      startTime: PLAN.startTime,
      timeZone: 'Europe/Amsterdam',
      number: 25,
      linkSent: false,
      accepted: 0,
      rejected: 0,
      draw: null,
      mine: { link: LINK, answer: null, seat: null },
    })
    expect(meeting.commitment).toMatch(/^[0-9a-f]{64}$/)
    const id = randomUUID()
    const positional = [communityId, 'By an admin', '', '', PLAN.startTime]
    await admin.call.addMeeting(positional as never)
    for (let i = 0; i < 2; i++) await owner.call.addMeeting({ communityId, ...PLAN, id })
    expect(await refusalOf(admin.call.addMeeting({ communityId, ...PLAN, id }))).toEqual({ code: 'conflict' })
    const { items } = await subscriber.call.feed.meetings.of({ communityId })
    expect(items).toHaveLength(3)
    expect(items.every(({ mine }) => mine?.link === null)).toBe(true)
    expect((await newsOf(subscriber)).filter(({ kind }) => kind === 'meeting.invited')).toHaveLength(3)
    expect(await newsOf(stranger)).toEqual([])
    expect((await newsOf(owner)).filter(({ kind }) => kind === 'meeting.invited')).toEqual([])
    expect((await world.guest.feed.land.one({ id: communityId })).counts.meetings).toBe(3)
  }),
)

test(
  'acceptInvite, rejectInvite: an answer counts once and may be changed, and only the owner reads who accepted',
  undone(async (world) => {
    const { cast, meetingId } = await planMeeting(world)
    const { owner, subscriber, moderator, creator } = cast
    const first = await subscriber.call.acceptInvite({ meetingId })
    expect(first.mine).toMatchObject({ answer: 'accepted', seat: null, link: null })
    expect(first.mine?.entry).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/)
    for (let i = 0; i < 2; i++) await moderator.call.acceptInvite({ meetingId })
    expect(await creator.call.rejectInvite([meetingId] as never)).toMatchObject({ accepted: 2, rejected: 1 })
    expect(await subscriber.call.rejectInvite({ meetingId })).toMatchObject({ accepted: 1, rejected: 2 })
    const again = await subscriber.call.acceptInvite({ meetingId })
    expect(again).toMatchObject({ accepted: 2, rejected: 1, mine: { entry: first.mine?.entry } })
    const { items } = await owner.call.feed.meetings.whoAccepted({ meetingId })
    expect(items.map(({ id }) => id).toSorted()).toEqual([subscriber.id, moderator.id].toSorted())
    expect(items[0]?.seat).toBeNull()
  }),
)

test(
  'sendInvites: people who left the community get no seat, and members who joined after the invitation may get one',
  undone(async (world) => {
    const { cast, meetingId, sending } = await planMeeting(world)
    const { owner, subscriber, stranger, communityId } = cast
    await subscriber.call.acceptInvite({ meetingId })
    await subscriber.call.unsubscribe({ landId: communityId })
    expect(await meetingSeenBy(owner, meetingId)).toMatchObject({ accepted: 0 })
    expect(await refusalOf(meetingSeenBy(subscriber, meetingId))).toEqual({ code: 'not-found' })
    await stranger.call.subscribe({ landId: communityId })
    await stranger.call.acceptInvite({ meetingId })
    expect(await owner.call.sendInvites({ ...sending, number: 5 })).toMatchObject({ draw: { entries: 1, taken: 1 } })
    await stranger.call.unsubscribe({ landId: communityId })
    expect(await meetingSeenBy(owner, meetingId)).toMatchObject({ draw: { entries: 1, taken: 0 } })
  }),
)

test(
  'deleteMeeting, restoreMeeting: people who accepted are notified, and a restored meeting has its answers again',
  undone(async (world) => {
    const { cast, meetingId } = await planMeeting(world)
    const { owner, admin, subscriber, creator } = cast
    await subscriber.call.acceptInvite({ meetingId })
    await creator.call.rejectInvite({ meetingId })
    expect(await refusalOf(admin.call.deleteMeeting({ meetingId }))).toMatchObject({ path: 'reason', key: 'required' })
    expect(await owner.call.deleteMeeting({ meetingId })).toEqual({ deleted: 1, id: meetingId })
    expect((await newsOf(subscriber)).map(({ kind }) => kind)).toEqual(['meeting.cancelled'])
    expect(await newsOf(creator)).toEqual([])
    expect(await refusalOf(meetingSeenBy(subscriber, meetingId))).toEqual({ code: 'not-found' })
    await subscriber.call.notice.read({})
    expect(await owner.call.restoreMeeting({ meetingId })).toMatchObject({ accepted: 1, rejected: 1 })
    expect((await newsOf(subscriber)).map(({ kind }) => kind)).toEqual(['meeting.resumed'])
  }),
)

test(
  'reportMeeting, unReportMeeting: members report and moderators dismiss, and the meeting is not-found once its community is deleted',
  undone(async (world) => {
    const { cast, meetingId } = await planMeeting(world)
    const { owner, moderator, subscriber, communityId } = cast
    await subscriber.call.reportMeeting({ meetingId, reason: 'Is this an advert?' })
    expect((await meetingSeenBy(subscriber, meetingId)).mine?.reported).toBe(true)
    expect(await moderator.call.unReportMeeting({ meetingId })).toEqual({ kept: 1 })
    await joining(world, communityId, meetingId, 1)
    await owner.call
      .deleteCommunity({ communityId } as never)
      .catch(() => owner.call.deleteCommunity({ id: communityId } as never))
    expect(await refusalOf(meetingSeenBy(owner, meetingId))).toEqual({ code: 'not-found' })
  }),
)
