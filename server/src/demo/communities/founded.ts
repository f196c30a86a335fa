import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { OWNER } from '../accounts.ts'
import { addressOf, type Ago, type SeededCommunity, type SeededPerson } from '../seeded.ts'
import type { Random } from '../random.ts'
import type { DemoCommunity, Manager } from './community.ts'
import { north } from './north.ts'
import { south } from './south.ts'

/** Longer ago than any area, so that each area joins its maker to the communities it touches. */
const FOUNDED_DAYS_AGO = [510, 600] as const

/** The communities and who looks after them. */
export function foundCommunities(random: Random, ago: Ago) {
  const managers = new Map<Manager, SeededPerson>()
  const managerOf = (manager: Manager): SeededPerson => {
    const person = managers.get(manager) ?? registered(random, manager, ago)
    managers.set(manager, person)
    return person
  }
  const communities = [...north, ...south].map(({ title, description, tags, manager, parts }): SeededCommunity => {
    const { id: personId, organization } = manager ? managerOf(manager) : OWNER
    return {
      id: random.uuid(),
      personId,
      title,
      description,
      tags,
      organization: organization ?? '',
      measure: shapeOf(parts),
      createdAt: ago(random.between(...FOUNDED_DAYS_AGO)),
    }
  })
  return { communities, managers: [...managers.values()] }
}

const registered = (random: Random, { name, organization, city }: Manager, ago: Ago): SeededPerson => ({
  id: random.uuid(),
  name,
  email: addressOf(name),
  locale: 'nl-nl',
  owner: true,
  organization,
  city,
  showName: true,
  showProfile: true,
  registeredAt: ago(FOUNDED_DAYS_AGO[1] + 1),
})

function shapeOf(parts: DemoCommunity['parts']): AreaShape {
  const closed = parts.map((ring) => [[...ring, ...ring.slice(0, 1)]])
  const [only, ...others] = closed
  return only && others.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: closed }
}
