import { can } from '@fieldfare/shared/access.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AskHere, type Here, type HomeNow, type SinceVisit } from '@fieldfare/shared/waiting.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { areaNews } from '../../land/area/areaNews.ts'
import { nearStories } from '../../land/story/nearStories.ts'
import { readMine } from '../../platform/call/call.ts'
import { openHere, toAnswer } from './answerable.ts'
import { sinceVisit } from './sinceVisit.ts'

/** The maximum of an owner's communities that are counted together: the newest ones. */
const OWNED_MAX = 100

/** Reads what waits for the caller in a community; for its owner instead its open items, and what was added since the last visit. */
export const here = readMine('alert.use', AskHere).query(
  async ({ input: { communityId }, ctx: { db, who } }): Promise<Here> => {
    const community = await membershipOf(db, communityId, who)
    if (!can('community.figures', { who, community })) return { ...(await toAnswer(db, who, communityId)), since: null }
    const [items, since] = await Promise.all([
      openHere(db, who, communityId),
      sinceVisit(db, who.id, communityId, [communityId]),
    ])
    return { items, count: items.length, since }
  },
)

/** Reads what waits for the caller in all communities, the news of the caller's areas, and the stories near the newest area. */
export const home = readMine('alert.use', NoArgs).query(async ({ ctx: { db, who } }): Promise<HomeNow> => {
  const [answers, news, stories] = await Promise.all([toAnswer(db, who), areaNews(db, who.id), nearStories(db, who.id)])
  return { ...answers, news, stories }
})

/** Counts what others added to the caller's own communities since the caller's last visit of the start page. */
export const owned = readMine('community.seeMine', NoArgs).query(
  async ({ ctx: { db, who } }): Promise<SinceVisit | null> => {
    const mine = await db
      .selectFrom('community')
      .select('id')
      .where('created_by', '=', who.id)
      .where('deleted_at', 'is', null)
      .where('seen', '=', true)
      .orderBy('created_at', 'desc')
      .limit(OWNED_MAX)
      .execute()
    if (mine.length === 0 || !who.verified) return null
    return sinceVisit(
      db,
      who.id,
      who.id,
      mine.map(({ id }) => id),
    )
  },
)
