// Fills an empty database, chosen by settings in the environment, with the wanted number of areas, communities and people.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readConfig } from '../server/src/platform/config.ts'
import { runCommand, withDatabase } from '../server/src/platform/db/command.ts'
import { say, timed } from './figures.ts'
import { communitiesOf, fill, peopleOf } from './land.ts'

/** The number of areas between two printed lines of progress. */
const SAID_EVERY = 100_000

const numberOf = (name: string, text: string | undefined, otherwise: number): number => {
  const number = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`)
  return number
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { areas: { type: 'string' }, communities: { type: 'string' }, people: { type: 'string' } },
  })
  const areas = numberOf('areas', values.areas, 10_000)
  const communities = numberOf('communities', values.communities, communitiesOf(areas))
  const people = Math.max(1, numberOf('people', values.people, peopleOf(areas)))
  await withDatabase(readConfig({ ...process.env, DEMO: '0' }), async (db) => {
    const { rows } = await sql`select 1 from person limit 1`.execute(db.kysely)
    if (rows.length > 0) throw new Error('This database has people. Only an empty one is filled with invented ones.')
    const report = (done: number) => done % SAID_EVERY === 0 && say(`${done} areas`)
    const took = await timed(() => fill(db, areas, communities, { people, report }))
    say(`${areas} areas, ${communities} communities and ${people} people in ${(took / 1000).toFixed(0)} s.`)
  })
}

runCommand(main)
