import { FIRST_MIGRATION } from './migrations/0001_schema.ts'

/** The first migration of any build; those before the first release had other tables, and another name of it. */
const FIRST = /^0001_/

/** Says of a database or a backup that an older build made it, in words for who runs the server. */
export class OlderBuild extends Error {}

/** @throws OlderBuild for a database with these migrations of an older build */
export function refuseOlderDatabase(migrations: Iterable<string>): void {
  if (!isOlder(migrations)) return
  throw new OlderBuild(
    'This database was made by an older build of Fieldfare, which alone can read it: there, npm run backup saves it to a file. ' +
      'To start afresh here, run npm run reset, or name an empty DATA_DIR or DATABASE_URL. Nothing was changed.',
  )
}

/** @throws OlderBuild for a backup with these migrations of an older build */
export function refuseOlderBackup(file: string, migrations: readonly string[]): void {
  if (!isOlder(migrations)) return
  throw new OlderBuild(`${file} was made by an older build of Fieldfare, which alone can restore it.`)
}

const isOlder = (migrations: Iterable<string>): boolean =>
  [...migrations].some((name) => FIRST.test(name) && name !== FIRST_MIGRATION)
