import { can } from '@fieldfare/shared/access.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AskHere, type Here, type HomeNow, type SinceVisit } from '@fieldfare/shared/waiting.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { areaNews } from '../../land/area/areaNews.ts'
import { nearStories } from '../../land/story/nearStories.ts'
import { readMine } from '../../platform/call/call.ts'
import { openHere, toAnswer } from './answerable.ts'
import { sinceVisit } from './sinceVisit.ts'

/** The most communities of one owner that are counted together, the newest. */
const OWNED_MAX = 100

/** Returns what waits in a community for the caller; for its owner, what is open there, and what came since they last looked. */
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

/** Returns what waits for the caller everywhere, with the news of their places and the stories near the newest. */
export const home = readMine('alert.use', NoArgs).query(async ({ ctx: { db, who } }): Promise<HomeNow> => {
  const [answers, news, stories] = await Promise.all([toAnswer(db, who), areaNews(db, who.id), nearStories(db, who.id)])
  return { ...answers, news, stories }
})

/** Counts what came into the caller's own communities since they last looked at their start page. */
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
