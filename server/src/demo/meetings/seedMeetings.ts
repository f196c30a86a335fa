import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { commitmentOf, drawnOrder } from '@fieldfare/shared/meetingDraw.ts'
import { instantsOf } from '@fieldfare/shared/zoneTime.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { MEMBER } from '../accounts.ts'
import { seeded } from '../random.ts'

/** Changing it changes every id, every seed and every pseudonym. */
const SEED = 20_261_124
const ZONE = 'Europe/Amsterdam'
const COMMUNITY = 'Duinen van Texel'

interface DemoMeeting {
  title: string
  description: string
  /** Days from now, at eight in the evening. */
  inDays: number
  daysAgo: number
  seats: number
  accepted: number
  rejected: number
  drawn: boolean
}

/** One to which the member of the demo is invited, and one that was drawn, in which they have a seat. */
const MEETINGS: readonly DemoMeeting[] = [
  {
    title: 'Online avond: waar grazen de schapen?',
    description:
      'Drie boeren, één boswachter en jij. We bespreken waar de schapen volgend jaar lopen en waar juist niet.',
    inDays: 12,
    daysAgo: 3,
    seats: 6,
    accepted: 5,
    rejected: 2,
    drawn: false,
  },
  {
    title: 'Meekijken met de vogeltelling',
    description: 'De tellers van de vogelwerkgroep laten zien wat ze dit najaar zagen. Er is tijd voor je vragen.',
    inDays: 5,
    daysAgo: 16,
    seats: 4,
    accepted: 7,
    rejected: 1,
    drawn: true,
  },
]

/** Adds the meetings with their answers, and the draw of one. */
export async function seedMeetings(tx: Tx, now: Date): Promise<void> {
  const random = seeded(SEED)
  const hex = (digits: number) => Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('')
  const { id: communityId, created_by } = await tx
    .selectFrom('community')
    .select(['id', 'created_by'])
    .where('title', '=', COMMUNITY)
    .executeTakeFirstOrThrow()
  for (const { title, description, inDays, daysAgo, seats, accepted, rejected, drawn } of MEETINGS) {
    const [id, seed] = [random.uuid(), hex(64)]
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10)
    const [start = now.getTime() + inDays * DAY_MS] = instantsOf(`${day}T20:00`, ZONE)
    const drawn_at = drawn ? new Date(now.getTime() - DAY_MS) : null
    await tx
      .insertInto('meeting')
      .values({
        id,
        community_id: communityId,
        created_by,
        title,
        description,
        link: 'https://meet.example.org/duinen-van-texel',
        start_time: new Date(start),
        time_zone: ZONE,
        number: seats,
        seed,
        commitment: await commitmentOf(seed),
        drawn_at,
        inviting: false,
        created_at,
      })
      .execute()
    const people = await membersOf(tx, communityId, accepted + rejected, drawn)
    const step = (now.getTime() - created_at.getTime()) / (people.length + 2)
    const answers = people.map(({ person_id }, at) => ({
      meeting_id: id,
      person_id,
      accepted: at < accepted,
      answered_at: new Date(created_at.getTime() + step * (at + 1)),
      entry: `${hex(4)}-${hex(4)}-${hex(4)}`,
    }))
    const order = await drawnOrder(
      seed,
      answers.filter((one) => one.accepted).map(({ entry }) => entry),
    )
    const placeOf = (entry: string) => (drawn && order.includes(entry) ? order.indexOf(entry) + 1 : null)
    const rows = answers.map((answer) => {
      const place = placeOf(answer.entry)
      return { ...answer, place, seated_at: place !== null && place <= seats ? drawn_at : null }
    })
    if (rows.length > 0) await tx.insertInto('meeting_answer').values(rows).execute()
  }
}

/** Members of a community; the member of the demo first, or not among them. */
const membersOf = (tx: Tx, communityId: string, limit: number, withMember: boolean) =>
  tx
    .selectFrom('subscription')
    .select('person_id')
    .where('community_id', '=', communityId)
    .where('left_at', 'is', null)
    .$if(!withMember, (query) => query.where('person_id', '<>', MEMBER.id))
    .orderBy((order) => order.case().when('person_id', '=', MEMBER.id).then(0).else(1).end())
    .orderBy('joined_at')
    .orderBy('person_id')
    .limit(limit)
    .execute()
