import { FIRST_MIGRATION } from './migrations/0001_schema.ts'

/** The name of the first migration in any build. Builds before the first release had other tables, and other names for this migration. */
const FIRST = /^0001_/

/** The error for a database or backup that an older build made, with a message for the person who runs the server. */
export class OlderBuild extends Error {}

/** Refuses a database of an older build. @throws OlderBuild if these migrations of the database are an older build's */
export function refuseOlderDatabase(migrations: Iterable<string>): void {
  if (!isOlder(migrations)) return
  throw new OlderBuild(
    'This database was made by an older build of Fieldfare, which alone can read it: there, npm run backup saves it to a file. ' +
      'To start afresh here, run npm run reset, or name an empty DATA_DIR or DATABASE_URL. Nothing was changed.',
  )
}

/** Refuses a backup of an older build. @throws OlderBuild if these migrations of the backup are an older build's */
export function refuseOlderBackup(file: string, migrations: readonly string[]): void {
  if (!isOlder(migrations)) return
  throw new OlderBuild(`${file} was made by an older build of Fieldfare, which alone can restore it.`)
}

const isOlder = (migrations: Iterable<string>): boolean =>
  [...migrations].some((name) => FIRST.test(name) && name !== FIRST_MIGRATION)
