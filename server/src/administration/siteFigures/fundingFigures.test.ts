import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenByDay } from '../../participation/pledge/givenByDay.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { countFigures } from './countFigures.ts'

const { undone } = useWorld()

/** Inserts a budget as if saved on `day`: euros for nature and for culture, or undivided if `culture` is null. */
async function saveFunding({ deps }: World, person: TestPerson, day: string, nature: number, culture: number | null) {
  const db = deps.db.kysely
  const funding_id = randomUUID()
  await db
    .insertInto('funding')
    .values({
      id: funding_id,
      person_id: person.id,
      budget_cents: (nature + (culture ?? 0)) * 100,
      divided: culture !== null,
      instrument: 'test',
      locale: 'en-us',
      created_at: `${day}T12:00:00Z`,
    })
    .execute()
  if (culture === null) return
  await db
    .insertInto('funding_objective')
    .values([
      { funding_id, objective: 'biodiversity conservation', amount_cents: nature * 100 },
      ...(culture > 0 ? [{ funding_id, objective: 'cultural projects' as const, amount_cents: culture * 100 }] : []),
    ])
    .execute()
}

const read = async ({ deps }: World) => {
  const { funding, months } = await countFigures(
    deps.db.kysely,
    'Europe/Amsterdam',
    givenByDay,
    new Date('2026-04-15T12:00:00Z'),
  )
  const from = months.indexOf('2026-01')
  return {
    months: months.slice(from),
    nature: funding['biodiversity conservation'].total.slice(from),
    each: funding['biodiversity conservation'].mean.slice(from),
    culture: funding['cultural projects'].total.slice(from),
    other: funding.other.total.slice(from),
  }
}
const consent = ({ call }: TestPerson) =>
  call.consent.give({ id: randomUUID(), purpose: 'research', version: CONSENT_VERSIONS.research, locale: 'en-us' })

test(
  'feed.admin.figures: guests and land owners are refused',
  undone(async ({ guest, make }) => {
    expect(await refusalOf(guest.feed.admin.figures())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf((await make.owner()).call.feed.admin.figures())).toEqual({ code: 'forbidden' })
  }),
)

test(
  'countFigures: a goal counts newest budgets of people with research consent, is null under five people and changes by five or more',
  undone(async (world) => {
    await sql`update person set created_at = '2025-12-01'`.execute(world.deps.db.kysely)
    const people: TestPerson[] = []
    for (let i = 0; i < 6; i++) people.push(await world.make.member())
    const [first, second, third, fourth, fifth, silent] = people as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    for (const person of [first, second, third, fourth]) await saveFunding(world, person, '2026-01-10', 60, 10)
    await saveFunding(world, silent, '2026-01-10', 1000, 1000)
    for (const person of [first, second, third, fourth, fifth]) await consent(person)
    expect(await read(world)).toMatchObject({
      months: ['2026-01', '2026-02', '2026-03', '2026-04'],
      nature: [null, null, null, null],
      culture: [null, null, null, null],
    })

    await saveFunding(world, fifth, '2026-02-10', 100, 0)
    // Only a person's newest budget of a month counts, and one person's change does not change the figures.
    await saveFunding(world, first, '2026-01-11', 70, 30)
    await saveFunding(world, second, '2026-03-10', 5000, 0)
    expect(await read(world)).toMatchObject({
      nature: [null, 350_00, 350_00, 350_00],
      each: [null, 70_00, 70_00, 70_00],
      culture: [null, null, null, null],
      other: [null, null, null, null],
    })

    // An undivided budget has no goals, so its person no longer counts.
    await saveFunding(world, third, '2026-04-01', 90, null)
    expect((await read(world)).nature).toEqual([null, 350_00, 350_00, null])
    await fourth.call.consent.withdraw({ purpose: 'research', id: randomUUID() })
    expect((await read(world)).nature).toEqual([null, null, null, null])
  }),
)
