import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Mail } from '../../platform/mail/mailer.ts'
import { keepCast } from '../../testing/cast.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { workDeliveries } from '../../testing/workDeliveries.ts'
import { meetingDelivery } from './meetingDelivery.ts'
import { inOrder, joining, LINK, PLAN, planMeeting } from '../../testing/testMeeting.ts'

const { undone, lasting, app } = useWorldOnOneEngine()
keepCast(lasting)

/** Sends the queued mails of a meeting as a worker does, and returns them. */
async function sendMails(world: World, meetingId: string): Promise<Mail[]> {
  const { mails, mailer } = keptMails()
  // The second run must not send a mail again.
  for (let run = 0; run < 2; run++) await workDeliveries(world, meetingDelivery, mailer, meetingId)
  return mails
}

/** Returns the event in the calendar file attached to a mail. */
function eventIn(mail: Mail | undefined) {
  const file = mail?.attachments?.find(({ filename }) => filename === 'meeting.ics')
  const calendar = new ICAL.Component(ICAL.parse(String(file?.content)) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone as never)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  return { event: new ICAL.Event(component), component, zones: calendar.getAllSubcomponents('vtimezone').length }
}

test(
  'meetingDelivery: people who want no mails get no invitation by mail, and redirected mails go to one e-mail address',
  undone(async (world) => {
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    const redirected = await planMeeting(world)
    expect((await sendMails(world, redirected.meetingId)).map(({ to }) => to)).toEqual(['all@example.org'])
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const { meetingId, cast } = await planMeeting(world)
    await cast.subscriber.call.user.update({ profile: { messages: 'app' } })
    const mails = await sendMails(world, meetingId)
    expect(mails.map(({ to }) => to)).toEqual([cast.creator.email])
    const [mail] = mails
    expect(mail?.subject).toBe(`You’re invited: ${PLAN.title}`)
    expect(mail?.text).toContain(`${world.deps.config.PUBLIC_URL}/meeting/${meetingId}`)
    expect(mail?.text).toContain('(Europe/Amsterdam)')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(JSON.stringify(mails)).not.toContain('meet.example.org')
  }),
)

test(
  'meetingDelivery: at night invitations wait, but people with a seat get the link at once, even weeks before the meeting',
  undone(async (world) => {
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null, QUIET_HOURS: '00:00-23:59' }
    world.deps.now = () => Date.parse('2100-01-10T12:00:00Z')
    const { cast, meetingId, sending } = await planMeeting(world)
    expect(await sendMails(world, meetingId)).toEqual([])
    const people = await joining(world, cast.communityId, meetingId, 2)
    await cast.owner.call.sendInvites(sending)
    const [winner, other] = await inOrder(people, meetingId)
    expect((await sendMails(world, meetingId)).map(({ to }) => to)).toEqual([winner?.email])
    await winner?.call.giveSeatBack({ meetingId })
    const [mail] = await sendMails(world, meetingId)
    expect(mail?.to).toBe(other?.email)
    expect(mail?.text).toContain(LINK)
  }),
)

test(
  'meetingDelivery: people with a seat get the link and a calendar file even after opting out of mails; others get a mail without the link',
  undone(async (world) => {
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const { cast, meetingId, sending } = await planMeeting(world)
    await sendMails(world, meetingId)
    const people = await joining(world, cast.communityId, meetingId, 2)
    await cast.owner.call.sendInvites(sending)
    const [winner, other] = await inOrder(people, meetingId)
    await winner?.call.user.update({ profile: { messages: 'none', timeZone: 'America/New_York' } })
    const mails = await sendMails(world, meetingId)
    const to = (email: string | undefined) => mails.find((mail) => mail.to === email)
    expect(mails).toHaveLength(2)
    expect(to(other?.email)?.subject).toContain('Lots have been drawn')
    expect(JSON.stringify(to(other?.email))).not.toContain('meet.example.org')
    const drawn = to(winner?.email)
    expect(drawn?.text).toContain(LINK)
    expect(drawn?.text).toContain('(America/New York)')
    const { event, component, zones } = eventIn(drawn)
    expect(event.summary).toBe(PLAN.title)
    expect(event.uid).toContain(meetingId)
    expect(event.sequence).toBe(0)
    expect(event.startDate.zone?.tzid).toBe('Europe/Amsterdam')
    expect(zones).toBe(1)
    const starts = Math.floor(Date.parse(PLAN.startTime) / 1000) * 1000
    expect(event.startDate.toJSDate().getTime()).toBe(starts)
    expect(component.getFirstPropertyValue('location')).toBe(LINK)

    await cast.owner.call.sendInvites({ ...sending, link: 'https://meet.example.org/room-8' })
    const [changed] = await sendMails(world, meetingId)
    expect(changed?.subject).toBe(`Another link: ${PLAN.title}`)
    const second = eventIn(changed)
    expect([second.event.uid, second.event.sequence]).toEqual([event.uid, 1])
    expect(second.component.getFirstPropertyValue('location')).toBe('https://meet.example.org/room-8')

    await cast.owner.call.deleteMeeting({ meetingId })
    const [cancelled] = await sendMails(world, meetingId)
    expect(cancelled?.subject).toBe(`Cancelled: ${PLAN.title}`)
    expect(eventIn(cancelled).component.getFirstPropertyValue('status')).toBe('CANCELLED')
  }),
)

test(
  'meetingDelivery: rounding the start to the minute sends no mail about another time, but moving the start by one minute does',
  undone(async (world) => {
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const at = new Date(`${PLAN.startTime.slice(0, 16)}:02Z`)
    const { cast, meetingId, sending } = await planMeeting(world, { startTime: at.toISOString() })
    await sendMails(world, meetingId)
    await joining(world, cast.communityId, meetingId, 1)
    const send = (startTime: number) =>
      cast.owner.call.sendInvites({ ...sending, startTime: new Date(startTime).toISOString(), again: true })
    await send(at.getTime())
    await sendMails(world, meetingId)
    const minute = at.getTime() - 2000
    await send(minute)
    expect((await sendMails(world, meetingId))[0]?.subject).toContain('You have a seat')
    await send(minute + 60_000)
    expect((await sendMails(world, meetingId))[0]?.subject).toContain('Another time')
  }),
)

test(
  'meetingDelivery: place and length are in the invitation, seat mail and calendar file, and changing them sends a mail about the change',
  undone(async (world) => {
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const point = { lng: 4.7512, lat: 53.0824 }
    const startTime = '2099-07-01T18:00:00.000Z'
    const setting = { startTime, minutes: 90, place: 'The sheepfold', point }
    const { cast, meetingId, sending } = await planMeeting(world, setting)
    const [invitation] = await sendMails(world, meetingId)
    expect(invitation?.text).toMatch(/July 1, 2099.*8:00\s–\s9:30\sPM \(Europe\/Amsterdam\)\nThe sheepfold/)
    await joining(world, cast.communityId, meetingId, 1)
    await cast.owner.call.sendInvites({ ...sending, startTime, link: null })
    const seat = (await sendMails(world, meetingId)).find(({ subject }) => subject.startsWith('You have a seat'))
    expect(seat?.text).toContain('The sheepfold')
    expect(seat?.text).toContain('https://www.openstreetmap.org/directions?to=53.082400%2C4.751200')
    expect(seat?.text).not.toContain('Online')
    const { event, component } = eventIn(seat)
    expect(event.duration.toSeconds()).toBe(90 * 60)
    expect(component.getFirstPropertyValue('location')).toBe('The sheepfold')
    expect(component.getFirstProperty('geo')?.toICALString()).toBe('GEO:53.0824;4.7512')

    const send = async (changes: object) => {
      await cast.owner.call.sendInvites({ ...sending, startTime, link: null, ...changes })
      return (await sendMails(world, meetingId))[0]?.subject
    }
    expect(await send({ place: 'The car park', point: null })).toBe(`Another place: ${PLAN.title}`)
    expect(await send({ minutes: 120 })).toBe(`Another time: ${PLAN.title}`)
    expect(await send({ minutes: 60, place: 'The sheepfold' })).toBe(`Changed: ${PLAN.title}`)
    expect(await send({})).toBe(undefined)
  }),
)

test('GET /api/meeting/ID.ics: the file is served to people with a seat and the owner, and is 401 or 404 for other people', async () => {
  const world = lasting()
  const { cast, meetingId, sending } = await planMeeting(world)
  const people = await joining(world, cast.communityId, meetingId, 2)
  const get = (cookie: string, id = meetingId) =>
    app().http.inject({ url: `/api/meeting/${id}.ics`, headers: { cookie } })
  expect((await get(people[0]?.cookie ?? '')).statusCode).toBe(404)
  await cast.owner.call.sendInvites(sending)
  const [winner, other] = await inOrder(people, meetingId)
  for (const cookie of ['', other?.cookie ?? '', cast.stranger.cookie, cast.moderator.cookie])
    expect([401, 404]).toContain((await get(cookie)).statusCode)
  expect((await get(winner?.cookie ?? '', 'nonsense')).statusCode).toBe(404)
  for (const cookie of [winner?.cookie ?? '', cast.owner.cookie]) {
    const { statusCode, headers, body } = await get(cookie)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ])
    expect(() => ICAL.parse(body)).not.toThrow()
  }
})
