import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenByDay } from '../../participation/pledge/givenByDay.ts'
import { keepCast } from '../../testing/cast.ts'
import { startPledge } from '../../testing/testPledge.ts'
import { type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { countFigures } from './countFigures.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

async function people({ make }: World, count: number): Promise<TestPerson[]> {
  const made: TestPerson[] = []
  while (made.length < count) made.push(await make.member())
  return made
}

const figuresOn = ({ deps }: World, day: string) =>
  countFigures(deps.db.kysely, 'Europe/Amsterdam', givenByDay, new Date(`${day}T12:00:00Z`))

test(
  'countFigures: even the figures of the current month change only once five or more people were added',
  undone(async (world) => {
    const { kysely } = world.deps.db
    await sql`update person set deleted_at = now()`.execute(kysely)
    const newcomers = await people(world, 11)
    const days = ['2026-03-20', '2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05']
    const joined = [6, 2, 2, 1, 0]
    let at = 0
    for (const [index, day] of days.entries())
      for (let n = 0; n < (joined[index] ?? 0); n++)
        await sql`update person set created_at = ${`${day}T10:00:00Z`} where id = ${newcomers[at++]?.id}`.execute(
          kysely,
        )
    const seen: (number | null | undefined)[] = []
    for (const day of [...days.slice(1), '2026-04-06', '2026-05-01'])
      seen.push((await figuresOn(world, day)).people.at(-1))
    // There are eleven people by the 4th, whose count is read from the 5th on.
    expect(seen).toEqual([6, 6, 6, 11, 11, 11])
  }),
)

test(
  'countFigures: ended and paused contributions do not count, and one-time amounts are separate from yearly ones',
  undone(async (world) => {
    const { kysely } = world.deps.db
    await sql`delete from contribution`.execute(kysely)
    const { cast, pledgeId: once } = await startPledge(world, { type: 'fixed' })
    const { pledgeId: twoYearly } = await startPledge(world, { type: '2yearly' })
    const givers = await people(world, 6)
    for (const person of givers) {
      await person.call.subscribe({ landId: cast.communityId })
      await person.call.addAmountPledge({ pledgeId: once, amount: 10, reason: '' })
      await person.call.addAmountPledge({ pledgeId: twoYearly, amount: 50, reason: '' })
    }
    await sql`update contribution set created_at = '2026-03-10T10:00:00Z'`.execute(kysely)
    const [first, second] = givers
    await sql`update contribution set ended_at = '2026-04-10T10:00:00Z' where person_id = ${first?.id}`.execute(kysely)
    expect((await figuresOn(world, '2026-04-15')).pledged).toMatchObject({ once: [6000, 6000], yearly: [15000, 15000] })
    await sql`update contribution set paused_at = '2026-04-11T10:00:00Z'
      where person_id = ${second?.id} and pledge_id = ${twoYearly}`.execute(kysely)
    expect((await figuresOn(world, '2026-04-15')).pledged).toMatchObject({ once: [6000, 6000], yearly: [15000, null] })
  }),
)
