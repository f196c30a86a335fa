import { square, type TestPerson, type World } from './world.ts'

interface Group {
  shape?: ReturnType<typeof square>
  data?: object
  registered?: Date
  /** The time at which the areas were drawn. */
  at?: Date
}

/** Adds this many people with old accounts, each with one area. */
export async function drawAsGroup({ make, deps }: World, count: number, group: Group = {}): Promise<TestPerson[]> {
  const { shape = square(5.05, 53.05), data = {}, registered = new Date('2020-01-01'), at = new Date() } = group
  const people: TestPerson[] = []
  for (let i = 0; i < count; i++) {
    const person = await make.member()
    await make.area(person, shape, data)
    people.push(person)
  }
  const ids = people.map(({ id }) => id)
  const { kysely } = deps.db
  await kysely.updateTable('person').set({ created_at: registered }).where('id', 'in', ids).execute()
  // A test is one transaction: without this, everything would be dated at its beginning.
  await kysely.updateTable('area').set({ created_at: at }).where('created_by', 'in', ids).execute()
  return people
}
