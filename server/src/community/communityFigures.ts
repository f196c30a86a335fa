import {
  AskExplanations,
  AskFigures,
  type CommunityFigures,
  type Explanation,
  type Group,
} from '@fieldfare/shared/communityFigures.ts'
import {
  ACTIVITIES,
  FREQUENCIES,
  GROUP_STEP,
  LEVELS,
  MONTHS_MAX,
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
} from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { assertCan, readMine } from '../call/call.ts'
import type { Session } from '../session/session.ts'
import { byTime, paged, type PageRequest } from '../call/page.ts'
import type { Tx } from '../db/tables.ts'
import { overlapping, type Period } from './figureCounts.ts'
import { keptFigures } from './keptFigures.ts'
import { membershipOf } from '../membership/membership.ts'

/** Totals of what people said who drew on a community's land, for its owner. */
export const figures = readMine('community.seeMine', AskFigures).query(
  async ({ input: { id, from, to }, ctx }): Promise<CommunityFigures> => {
    await assertOwner(ctx.db, id, ctx.who)
    return communityFigures(ctx.db, id, { from, to, timeZone: ctx.deps.config.TIME_ZONE })
  },
)

/** What those people wrote who show their name. */
export const explanations = readMine('community.seeMine', AskExplanations).query(
  async ({ input: { id, from, to, cursor, limit }, ctx }): Promise<Page<Explanation>> => {
    await assertOwner(ctx.db, id, ctx.who)
    return explanationPage(ctx.db, id, { from, to, timeZone: ctx.deps.config.TIME_ZONE }, { cursor, limit })
  },
)

/** @throws forbidden, not-verified or not-found unless the figures of a community are for this reader */
export async function assertOwner(db: Tx, id: string, who: Session): Promise<void> {
  assertCan('community.figures', { who, community: await membershipOf(db, id, who) })
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, i) => String(RATING_MIN + i))

/** The change in the number of subscribers, by month. */
async function changedSubscribers(db: Tx, communityId: string, { timeZone }: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; change: number }>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(change)::integer as change
    from subscription, lateral (values (joined_at, 1), (left_at, -1)) turn (at, change)
    where community_id = ${communityId} and seen and at is not null
    group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ month, change }) => [month, change]))
}

const inSteps = (count: number): number | null => (count < GROUP_STEP ? null : count - (count % GROUP_STEP))

/** The totals a community's owner gets of the people who drew on its land; nothing in them identifies one person. */
export async function communityFigures(db: Tx, communityId: string, period: Period): Promise<CommunityFigures> {
  const { counted, asOf } = await keptFigures(db, communityId, period)
  const changes = await changedSubscribers(db, communityId, period)
  const all = counted.find(({ figure }) => figure === 'all')
  const people = inSteps(all?.people ?? 0)
  const groups = <T extends string>(figure: string, names: readonly T[]): Group<T>[] => {
    const found = new Map(counted.filter((one) => one.figure === figure).map((one) => [one.group, one.people]))
    return names.map((group) => ({ group, people: inSteps(found.get(group) ?? 0) }))
  }
  const drawnIn = counted.flatMap(({ figure, group }) => (figure === 'drawn' ? [group] : []))
  const months = lastMonths([...drawnIn, ...changes.keys()], period)
  let subscribed = 0
  for (const [month, change] of changes) if (month < (months[0] ?? '')) subscribed += change
  return {
    asOf: asOf.toISOString(),
    subscribers: months.map((month) => ({ month, people: (subscribed += changes.get(month) ?? 0) })),
    areas: people === null ? null : inSteps(all?.areas ?? 0),
    people,
    averageRating: people === null || !all?.rating ? null : Math.round(all.rating * 10) / 10,
    drawn: groups('drawn', months),
    ratings: groups('rating', RATINGS),
    frequencies: groups('frequency', FREQUENCIES),
    activities: groups('activity', ACTIVITIES),
    priorities: groups('priority', PRIORITIES),
    levels: groups('level', LEVELS),
  }
}

/** What people wrote about areas that overlap a community's land, newest first: only of those who show their name. */
const explanationPage = (
  db: Tx,
  communityId: string,
  period: Period,
  request: PageRequest,
): Promise<Page<Explanation>> =>
  paged(
    db
      .selectFrom('area')
      .innerJoin('person', 'person.id', 'area.created_by')
      .innerJoin('auth.user as user', 'user.id', 'area.created_by')
      .select(['area.id', 'area.title', 'area.rating', 'area.explanation', 'area.created_at', 'user.name'])
      .where(overlapping(communityId, period))
      .where('person.show_name', '=', true)
      .where('area.explanation', '<>', ''),
    byTime('area.created_at', 'area.id'),
    request,
    ({ id, title, rating, explanation, created_at, name }) => ({
      areaId: id,
      title,
      rating,
      text: explanation,
      name,
      dateCreated: created_at.toISOString(),
    }),
  )

/** The month of a moment in a time zone, as 2026-11. */
export const monthOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(at)

/** The months of a period without a gap, from the first in which something happened; at most the last MONTHS_MAX. */
export function lastMonths(happened: string[], { from, to, timeZone }: Period): string[] {
  const now = monthOf(new Date(), timeZone)
  const last = indexOf(to && to < now ? to : now)
  const first = indexOf(from ?? happened.toSorted()[0] ?? now)
  const start = Math.max(first, last - MONTHS_MAX + 1)
  return Array.from({ length: Math.max(0, last - start + 1) }, (_, i) => nameOf(start + i))
}

function indexOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

const nameOf = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
