import { OWNER } from '../accounts.ts'
import { addressOf, type Ago, type SeededCommunity, type SeededPerson } from '../seeded.ts'
import type { Random } from '../random.ts'
import { COMMUNITIES, type Manager } from './community.ts'

/** Longer ago than any area, so that each area joins its maker to the communities it touches. */
const FOUNDED_DAYS_AGO = [510, 600] as const

/** The communities and who looks after them. */
export function foundCommunities(random: Random, ago: Ago) {
  const managers = new Map<string, SeededPerson>()
  const managerOf = (manager: Manager): SeededPerson => {
    const person = managers.get(manager.name) ?? registered(random, manager, ago)
    managers.set(manager.name, person)
    return person
  }
  const communities = COMMUNITIES.map(({ properties, geometry }): SeededCommunity => {
    const { title, description, tags, manager } = properties
    const { id: personId, organization } = manager ? managerOf(manager) : OWNER
    return {
      id: random.uuid(),
      personId,
      title,
      description,
      tags,
      organization: organization ?? '',
      measure: geometry,
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
