import { type AlertTopic, type AlertWish, DEFAULT_WISH } from '@fieldfare/shared/alert.ts'
import { type RawBuilder, sql } from 'kysely'

/** SQL of the wish that follows from a person's column `messages`. */
const byMessages = (messages: RawBuilder<unknown>) =>
  sql`case ${messages} when 'mail' then 'now' when 'week' then 'week' else 'none' end`

interface WishColumns {
  /** SQL of the person's id. */
  person: RawBuilder<unknown>
  /** SQL of the person's column `messages`; if absent, the column is read from the table. */
  messages?: RawBuilder<unknown>
  /** SQL of the community's id; absent for alerts outside communities. */
  community?: RawBuilder<unknown>
}

/** The columns for a row `h` of `Happening`. */
export const HAPPENING_COLUMNS: WishColumns = { person: sql`h.person_id`, community: sql`h.community_id` }

/**
 * SQL of a person's wish for alerts of a topic: the choice for the community, else the general choice, else the site's
 * default. A person who muted a community wants no messages, invitations and mentions of it.
 */
export function wishOf(topic: AlertTopic, { person, messages, community }: WishColumns): RawBuilder<AlertWish> {
  const chosenWish = (where: RawBuilder<unknown>) =>
    sql`(select w.wish from alert_wish w where w.person_id = ${person} and w.topic = ${sql.lit(topic)} and w.community_id ${where})`
  const owned = topic === 'messages' || topic === 'invitations' || topic === 'mentions'
  const general = sql`${chosenWish(sql`is null`)}`
  const otherwise = owned
    ? byMessages(messages ?? sql`(select q.messages from person q where q.id = ${person})`)
    : sql.lit(DEFAULT_WISH)
  const wish = community
    ? sql`coalesce(${chosenWish(sql`= ${community}`)}, ${general}, ${otherwise})`
    : sql`coalesce(${general}, ${otherwise})`
  if (!owned || !community) return sql<AlertWish>`(${wish})`
  const muted = sql`exists (select from message_mute mute where mute.person_id = ${person} and mute.community_id = ${community})`
  return sql<AlertWish>`(case when ${muted} then 'none' else ${wish} end)`
}
