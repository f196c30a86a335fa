import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Random } from '../random.ts'
import { REPLIES } from './replies.ts'
import { type DemoThread, THREADS } from './thread.ts'

/** The threads of all communities lie within so many days. */
const DAYS = 90
/** The fewest and most hours that a person takes to answer. */
const HOURS = [0.2, 40] as const
/** One comment in so many is edited, one in so many is deleted by its author. */
const EDITED = 0.06
const TAKEN_BACK = 0.02

/** A person who may write in a community. */
export interface Member {
  id: string
  locale: Locale
  since: Date
}
/** A community with its subscribers and its owner. */
export interface Gathering {
  id: string
  title: string
  owner: Member
  members: Member[]
}
interface SeededText {
  id: string
  personId: string
  createdAt: Date
}
export interface SeededThread extends SeededText {
  communityId: string
  title: string
  description: string
  place: readonly [lng: number, lat: number] | null
  onTopAt: Date | null
}
export interface SeededComment extends SeededText {
  threadId: string
  text: string
  editedAt: Date | null
  removedAt: Date | null
}
export interface SeededVote {
  commentId: string
  personId: string
  value: 1 | -1
  votedAt: Date
}
export interface Discussions {
  threads: SeededThread[]
  comments: SeededComment[]
  votes: SeededVote[]
}

/** Makes threads and comments of people in their communities, and the votes of the others there. */
export function discussionsIn(random: Random, gatherings: Gathering[], now: Date): Discussions {
  const discussions: Discussions = { threads: [], comments: [], votes: [] }
  for (const words of THREADS) {
    const gathering = gatherings.find(({ title }) => title === words.community)
    if (gathering) discuss(random, gathering, words, now, discussions)
  }
  return discussions
}

function discuss(
  random: Random,
  { id: communityId, owner, members }: Gathering,
  words: DemoThread,
  now: Date,
  discussions: Discussions,
): void {
  const { title, description, byOwner, place = null, onTop, locale = 'nl-nl', comments: written } = words
  const speaker = (at: Date, speaking: Locale | null, last: string): Member => {
    const there = members.filter(
      (one) => one.since < at && one.id !== last && (speaking === null || one.locale === speaking),
    )
    return there.length > 0 ? random.pick(there) : owner
  }
  let at = new Date(now.getTime() - random.between(3, DAYS) * DAY_MS)
  const creator = byOwner ? owner : speaker(at, locale, '')
  const onTopAt = onTop ? at : null
  const thread = {
    id: random.uuid(),
    communityId,
    personId: creator.id,
    title,
    description,
    place,
    onTopAt,
    createdAt: at,
  }
  discussions.threads.push(thread)
  let last = creator.id
  for (const text of order(random, written, locale)) {
    at = new Date(at.getTime() + random.between(...HOURS) * 3600 * 1000)
    if (at > now) break
    const { id: personId } = speaker(at, localeOf(text) ?? locale, last)
    const later = new Date(Math.min(now.getTime(), at.getTime() + random.between(0.05, 3) * 3600 * 1000))
    const comment = {
      id: random.uuid(),
      threadId: thread.id,
      personId,
      text,
      createdAt: at,
      editedAt: random.chance(EDITED) ? later : null,
      removedAt: random.chance(TAKEN_BACK) ? later : null,
    }
    discussions.comments.push(comment)
    discussions.votes.push(...votesOn(random, comment, members, now))
    last = personId
  }
}

/** Returns what was written for this thread, in its order, with replies that fit anywhere in between. */
function order(random: Random, written: readonly string[], locale: Locale): string[] {
  const others = random.shuffled(Object.keys(REPLIES) as Locale[])
  const anywhere = [
    ...random.shuffled(REPLIES[locale]).slice(0, random.whole(2, 7)),
    ...others.slice(0, 1).map((other) => random.pick(REPLIES[other])),
  ]
  const all = [...written]
  // Never first: a first answer is to the question.
  for (const reply of anywhere) all.splice(random.whole(1, all.length), 0, reply)
  return all
}

/** The language of a reply; null for what was written for its thread. */
const localeOf = (text: string): Locale | null =>
  (Object.keys(REPLIES) as Locale[]).find((locale) => REPLIES[locale].includes(text)) ?? null

/** Few have an opinion on each, most of them a good one. */
function votesOn(
  random: Random,
  { id, personId, createdAt }: SeededComment,
  members: Member[],
  now: Date,
): SeededVote[] {
  const voters = members.filter((one) => one.id !== personId && one.since < createdAt)
  const count = Math.floor(random.next() ** 2.5 * voters.length * 0.8)
  return random
    .shuffled(voters)
    .slice(0, count)
    .map((voter) => ({
      commentId: id,
      personId: voter.id,
      value: random.chance(0.87) ? 1 : -1,
      votedAt: new Date(random.between(createdAt.getTime(), now.getTime())),
    }))
}
