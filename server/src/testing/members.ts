import type { TestPerson, World } from './world.ts'

/** Names of members, not in alphabetical order: lists of people have to sort them. */
const NAMES = ['Willem', 'Bregje', 'Élise', 'Quirijn', 'Aafke', 'Ostara', 'Hidde', 'Zwaantje', 'Douwe', 'Marijke']

/** Adds this many members, at most ten, to a community; each has a different name. */
export async function membersOf({ make }: World, communityId: string, count = NAMES.length): Promise<TestPerson[]> {
  const people: TestPerson[] = []
  for (const name of NAMES.slice(0, count)) {
    const person = await make.member({ name })
    await person.call.subscribe({ landId: communityId })
    people.push(person)
  }
  return people
}

/** Returns the ids and names of people, sorted alphabetically by name as in a list of people. */
export const byName = (people: readonly TestPerson[]): { id: string; name: string }[] =>
  people.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
