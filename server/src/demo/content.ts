import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { MEMBER } from './accounts.ts'
import { foundCommunities } from './communities/founded.ts'
import { drawAll } from './makers.ts'
import { MEMBER_AREAS } from './memberAreas.ts'
import type { SeededArea, SeededCommunity, SeededLike, SeededPerson } from './seeded.ts'
import { type Random, seeded } from './random.ts'

/** Changing it changes every shape, name and date. */
const SEED = 20_260_701
/** All of the demo but the accounts that can sign in. */
export interface Content {
  people: SeededPerson[]
  communities: SeededCommunity[]
  areas: SeededArea[]
  likes: SeededLike[]
}

/** The demo as of now: the same every time, with its dates before. */
export function demoContent(now: Date): Content {
  const random = seeded(SEED)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { communities, managers } = foundCommunities(random, ago)
  const { makers, drawn } = drawAll(random, ago)
  const mine = MEMBER_AREAS.map(({ daysAgo, ...area }) => {
    return { ...area, id: random.uuid(), personId: MEMBER.id, createdAt: ago(daysAgo) }
  })
  const people = [...managers, ...makers]
  const areas = [...drawn, ...mine]
  return { people, communities, areas, likes: likeAll(random, areas, people, now) }
}

/** Likes by others: few for most areas, more for those with a high rating. */
function likeAll(random: Random, areas: SeededArea[], people: SeededPerson[], now: Date): SeededLike[] {
  return areas.flatMap(({ id, personId, createdAt, data }) => {
    const count = Math.floor(random.next() ** 4 * 1.6 * data.rating)
    const others = random.shuffled(people.filter((person) => person.id !== personId)).slice(0, count)
    return others.map((person): SeededLike => {
      const from = Math.max(createdAt.getTime(), person.registeredAt.getTime())
      return { areaId: id, personId: person.id, likedAt: new Date(random.between(from, now.getTime())) }
    })
  })
}
