import type { TestPerson, World } from './world.ts'

/** Names of members, not in alphabetical order, in which lists of people are sorted. */
const NAMES = ['Willem', 'Bregje', 'Élise', 'Quirijn', 'Aafke', 'Ostara', 'Hidde', 'Zwaantje', 'Douwe', 'Marijke']

/** Adds this many members to a community, each with another name, up to ten. */
export async function membersOf({ make }: World, communityId: string, count = NAMES.length): Promise<TestPerson[]> {
  const people: TestPerson[] = []
  for (const name of NAMES.slice(0, count)) {
    const person = await make.member({ name })
    await person.call.subscribe({ landId: communityId })
    people.push(person)
  }
  return people
}

/** Returns people as a list of names contains them: sorted by name, alphabetically. */
export const byName = (people: readonly TestPerson[]): { id: string; name: string }[] =>
  people.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
