import {
  AskCommunityAlerts,
  ALERT_TOPICS,
  type AlertSettings,
  type AlertTopic,
  type AlertWish,
  ChooseAlert,
  ChooseMails,
  ChooseQuiet,
  type CommunityAlerts,
} from '@fieldfare/shared/alert.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { MessageWish } from '@fieldfare/shared/message.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine, write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { assertReached, membershipOf } from '../../content/membership/membership.ts'
import { pushKeys } from '../../platform/push/pushKeys.ts'
import { devicesOf } from './devices.ts'
import { quietHoursOf } from '../../content/alert/quietHours.ts'
import { wishOf } from '../../content/alert/wish.ts'

/** Reads the caller's settings of alerts: wishes, quiet hours, mails and devices. */
export const settings = readMine('alert.use', NoArgs).query(async ({ ctx }): Promise<AlertSettings> => {
  const { db, deps, who } = ctx
  const person = sql`person.id`
  const row = await db
    .selectFrom('person')
    .select(['quiet', 'weekly_mails', 'now_mails'])
    .select(ALERT_TOPICS.map((topic) => wishOf(topic, { person, messages: sql`person.messages` }).as(topic)))
    .where('id', '=', who.id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-signed-in')
  const { publicKey } = await pushKeys(db, deps.config.PUBLIC_URL)
  return {
    wishes: Object.fromEntries(ALERT_TOPICS.map((topic) => [topic, row[topic]])) as Record<AlertTopic, AlertWish>,
    quiet: quietHoursOf(deps, row),
    weekly: row.weekly_mails,
    now: row.now_mails,
    devices: await devicesOf(db, deps.config.PUBLIC_URL, who),
    pushKey: publicKey,
  }
})

/** Reads the caller's communities, last joined first, each with the wishes chosen for this community alone. */
export const communities = readMine('alert.use', AskCommunityAlerts).query(
  ({ input, ctx }): Promise<Page<CommunityAlerts>> =>
    paged(
      ctx.db
        .selectFrom('subscription')
        .innerJoin('community', 'community.id', 'subscription.community_id')
        .select(['subscription.community_id', 'community.title', 'subscription.joined_at'])
        .select(
          sql<Partial<Record<AlertTopic, AlertWish>> | null>`(select json_object_agg(w.topic, w.wish) from alert_wish w
            where w.person_id = subscription.person_id and w.community_id = subscription.community_id)`.as('wishes'),
        )
        .where('subscription.person_id', '=', ctx.who.id)
        .where('subscription.left_at', 'is', null)
        .where('community.deleted_at', 'is', null),
      byTime('subscription.joined_at', 'subscription.community_id'),
      input,
      (row) => ({ communityId: row.community_id, title: row.title, wishes: row.wishes ?? {} }),
    ),
)

const MESSAGES: Record<AlertWish, MessageWish> = { now: 'mail', week: 'week', none: 'app' }

/** Sets the caller's wish for alerts of a topic, in general or for one community; without a wish, removes it. */
export const choose = write('alert.use', ChooseAlert).mutation(async ({ input: { topic, wish, communityId }, ctx }) => {
  const { db, who } = ctx
  await lockPerson(db, who.id)
  if (communityId) {
    if (topic === 'areas') throw new AppError('bad-input', [{ path: ['communityId'], key: 'invalid' }])
    // A wish may be removed even after leaving the community.
    await (wish ? assertReached : membershipOf)(db, communityId, who)
  }
  if (topic === 'messages' && !communityId) {
    // The general wish for messages is stored in the profile.
    await db
      .updateTable('person')
      .set({ messages: MESSAGES[wish ?? 'now'] })
      .where('id', '=', who.id)
      .execute()
    ctx.publishMine(who.id, 'account')
  } else {
    await db
      .deleteFrom('alert_wish')
      .where('person_id', '=', who.id)
      .where('topic', '=', topic)
      .where('community_id', 'is not distinct from', communityId ?? null)
      .execute()
    if (wish)
      await db
        .insertInto('alert_wish')
        .values({ person_id: who.id, topic, community_id: communityId ?? null, wish })
        .execute()
    ctx.publishMine(who.id, 'account')
  }
  return { topic, wish: wish ?? null }
})

/** Sets the caller's quiet hours; without times, the site's quiet hours apply. */
export const quiet = write('alert.use', ChooseQuiet).mutation(async ({ input: { from, to }, ctx }) => {
  if ((from === undefined) !== (to === undefined))
    throw new AppError('bad-input', [{ path: [from === undefined ? 'from' : 'to'], key: 'required' }])
  const hours = from !== undefined && to !== undefined ? `${from}-${to}` : null
  await ctx.db.updateTable('person').set({ quiet: hours }).where('id', '=', ctx.who.id).execute()
  ctx.publishMine(ctx.who.id, 'account')
  return { quiet: hours }
})

/** Switches the weekly mail, or the mails that alert at once, off or on, as the links in these mails do. */
export const mails = write('alert.use', ChooseMails).mutation(async ({ input: { weekly, now }, ctx }) => {
  if (weekly !== undefined || now !== undefined)
    await ctx.db
      .updateTable('person')
      .set({
        ...(weekly !== undefined && { weekly_mails: weekly }),
        ...(now !== undefined && { now_mails: now }),
      })
      .where('id', '=', ctx.who.id)
      .execute()
  ctx.publishMine(ctx.who.id, 'account')
  return { weekly, now }
})
