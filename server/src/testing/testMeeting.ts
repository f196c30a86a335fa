import { castOf } from './cast.ts'
import type { TestPerson, World } from './world.ts'

const DAY = 86_400_000

export const PLAN = {
  title: 'Where do the sheep graze?',
  description: 'Three farmers, a forester and you.',
  startTime: new Date(Date.now() + 30 * DAY).toISOString(),
}
export const LINK = 'https://meet.example.org/room-7'

/** Adds a meeting of the cast's owner. */
export async function planMeeting(world: World, data: object = {}) {
  const cast = await castOf(world)
  const meeting = await cast.owner.call.addMeeting({ communityId: cast.communityId, ...PLAN, ...data })
  const meetingId = meeting.id
  const sending = { communityId: cast.communityId, meetingId, link: LINK, startTime: PLAN.startTime, number: 1 }
  return { cast, meeting, meetingId, sending }
}

/** Adds members who accept the invitation. */
export async function joining(world: World, communityId: string, meetingId: string, count: number) {
  const people: TestPerson[] = []
  for (let index = 0; index < count; index++) {
    const person = await world.make.member({ name: `Member ${index}` })
    await person.call.subscribe({ landId: communityId })
    await person.call.acceptInvite({ meetingId })
    people.push(person)
  }
  return people
}

/** Moves a meeting's start to a moment ago. */
export const beginMeeting = ({ deps }: World, meetingId: string) =>
  deps.db.kysely
    .updateTable('meeting')
    .set({ start_time: new Date(Date.now() - 1000) })
    .where('id', '=', meetingId)
    .execute()

/** Reads a meeting as a person sees it. */
export const meetingSeenBy = (person: TestPerson, meetingId: string) => person.call.feed.meetings.one({ id: meetingId })

/** Returns the people in the order of the draw for seats. */
export async function inOrder(people: TestPerson[], meetingId: string): Promise<TestPerson[]> {
  const placed = await Promise.all(
    people.map(async (person) => ({ person, place: (await meetingSeenBy(person, meetingId)).mine?.place ?? 0 })),
  )
  return placed.toSorted((a, b) => a.place - b.place).map(({ person }) => person)
}
