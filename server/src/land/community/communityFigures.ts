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
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
} from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { assertCan, readMine } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { overlapping } from './figureCounts.ts'
import { releasedFigures } from './releasedFigures.ts'
import { membershipOf } from '../../content/membership/membership.ts'

/** Returns totals of the answers of people who drew on a community's land, for the owner of the community. */
export const figures = readMine('community.seeMine', AskFigures).query(
  async ({ input: { id, from }, ctx }): Promise<CommunityFigures> => {
    await assertOwner(ctx.db, id, ctx.who)
    return communityFigures(ctx.db, id, from?.slice(0, 4))
  },
)

/** Lists people's explanations of areas on a community's land, for its owner: only those by people who show their name. */
export const explanations = readMine('community.seeMine', AskExplanations).query(
  async ({ input: { id, from, to, cursor, limit }, ctx }): Promise<Page<Explanation>> => {
    await assertOwner(ctx.db, id, ctx.who)
    return explanationPage(ctx.db, id, { from, to, timeZone: ctx.deps.config.TIME_ZONE }, { cursor, limit })
  },
)

/** Checks that a reader may see a community's figures. @throws forbidden, not-verified, not-public or not-found */
export async function assertOwner(db: Tx, id: string, who: Session): Promise<void> {
  assertCan('community.figures', { who, community: await membershipOf(db, id, who) })
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, i) => String(RATING_MIN + i))

const inSteps = (count: number): number | null => (count < GROUP_STEP ? null : count - (count % GROUP_STEP))

/**
 * Returns the totals of the people who drew on a community's land; nothing in them identifies one person.
 * @param year restricts the totals to people who first drew on the land in this year; without it all people count
 */
export async function communityFigures(db: Tx, communityId: string, year?: string): Promise<CommunityFigures> {
  const { asOf, numberOf, years } = await releasedFigures(db, communityId, year)
  const people = inSteps(numberOf('people'))
  const groups = <T extends string>(figure: string, names: readonly T[]): Group<T>[] =>
    names.map((group) => ({ group, people: inSteps(numberOf(figure, group)) }))
  return {
    asOf: asOf?.toISOString() ?? null,
    subscribers: years.map((one) => ({ year: one.year, people: one.subscribers })),
    areas: inSteps(numberOf('areas')),
    people,
    averageRating: people === null ? null : Math.round((numberOf('ratingSum') / numberOf('areas')) * 10) / 10,
    drawn: years.map((one) => ({ group: one.year, people: inSteps(one.people) })),
    ratings: groups('rating', RATINGS),
    frequencies: groups('frequency', FREQUENCIES),
    activities: groups('activity', ACTIVITIES),
    priorities: groups('priority', PRIORITIES),
    levels: groups('level', LEVELS),
  }
}

/** A period of months, the first and the last included, in a time zone. */
interface Months {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}
const monthBegin = (month: string, timeZone: string) =>
  sql<Date>`(${`${month}-01`}::timestamp at time zone ${timeZone})`
const monthEnd = (month: string, timeZone: string) =>
  sql<Date>`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone})`

/** Lists explanations of areas that overlap a community's land, newest first: only those by people who show their name. */
const explanationPage = (
  db: Tx,
  communityId: string,
  { from, to, timeZone }: Months,
  request: PageRequest,
): Promise<Page<Explanation>> =>
  paged(
    db
      .selectFrom('area')
      .innerJoin('person', 'person.id', 'area.created_by')
      .innerJoin('auth.user as user', 'user.id', 'area.created_by')
      .select(['area.id', 'area.title', 'area.rating', 'area.explanation', 'area.created_at', 'user.name'])
      .where(overlapping(communityId))
      .$if(from !== undefined, (query) => query.where('area.created_at', '>=', monthBegin(from ?? '', timeZone)))
      .$if(to !== undefined, (query) => query.where('area.created_at', '<', monthEnd(to ?? '', timeZone)))
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
