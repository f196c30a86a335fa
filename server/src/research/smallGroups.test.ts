import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, useWorld, type World } from '../testing/world.ts'
import { QUERIES } from './queries.ts'

const { undone } = useWorld()

/** Adds people who consent to research, with these facts and a home at longitude `lng`. */
async function people({ make, deps }: World, count: number, facts: object, lng: number): Promise<TestPerson[]> {
  const made: TestPerson[] = []
  for (let nth = 0; nth < count; nth++) {
    const person = await make.member()
    await person.call.consent.give({
      id: randomUUID(),
      purpose: 'research',
      version: CONSENT_VERSIONS.research,
      locale: 'nl-nl',
    })
    await person.call.user.updateHome({ coordinates: { lng, lat: 53.1 } })
    await deps.db.kysely.updateTable('person').set(facts).where('id', '=', person.id).execute()
    made.push(person)
  }
  return made
}

async function rowsOf({ deps }: World, [person]: TestPerson[]) {
  const { rows } = await sql<Record<string, string | number | null>>`
    select home_cell, age_band, gender, education from (${sql.raw(QUERIES.respondents)}) told
    where respondent = ${person?.id ?? ''}`.execute(deps.db.kysely)
  return rows
}

test(
  'respondents: a home, age, gender and education that fewer than five people share are suppressed',
  undone(async (world) => {
    const four = await people(world, 4, { age: 43, gender: 'female', education: 6 }, 4.8)
    expect(await rowsOf(world, four)).toEqual([{ home_cell: '-96', age_band: '-96', gender: '-96', education: -96 }])
    const [nobodysHome] = await people(world, 1, { age: 81, home: null }, 4.8)
    expect(await rowsOf(world, nobodysHome ? [nobodysHome] : [])).toEqual([
      { home_cell: null, age_band: '-96', gender: null, education: null },
    ])
  }),
)

test(
  'respondents: a home is given as a small cell if five people there gave equal answers, else a large cell if five did, else suppressed',
  undone(async (world) => {
    const facts = { age: 43, gender: 'female', education: 6 }
    const near = await people(world, 5, facts, 4.8)
    const around = [...(await people(world, 3, facts, 5.27)), ...(await people(world, 2, facts, 5.29))]
    const far = await people(world, 1, facts, 6.9)
    const said = { age_band: '40-49', gender: 'female', education: 6 }
    expect(await rowsOf(world, near)).toMatchObject([
      { home_cell: expect.stringMatching(/RES1000mN\d+000E\d+000$/), ...said },
    ])
    expect(await rowsOf(world, around)).toMatchObject([
      { home_cell: expect.stringMatching(/RES10000mN\d+0000E\d+0000$/), ...said },
    ])
    expect(await rowsOf(world, far)).toEqual([{ home_cell: '-96', ...said }])
  }),
)

test(
  'respondents: the home of a person who gives no age, gender and education is given as a small cell',
  undone(async (world) => {
    const one = await people(world, 1, { age: null, gender: null, education: null }, 4.8)
    expect(await rowsOf(world, one)).toMatchObject([
      { home_cell: expect.stringContaining('RES1000m'), age_band: null, gender: null, education: null },
    ])
  }),
)
