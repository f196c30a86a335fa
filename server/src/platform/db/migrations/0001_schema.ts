import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { ADMINISTRATION } from './initial/administrationSchema.ts'
import { COMMUNITIES } from './initial/communitySchema.ts'
import { CONTENT } from './initial/contentSchema.ts'
import { OPINIONS } from './initial/opinionSchema.ts'
import { FUNCTIONS } from './initial/functions.ts'
import { LAND } from './initial/landSchema.ts'
import { MEETINGS } from './initial/meetingSchema.ts'
import { MESSAGES } from './initial/messageSchema.ts'
import { PEOPLE } from './initial/peopleSchema.ts'
import { STUDIES } from './initial/studySchema.ts'
import { SUPPORT } from './initial/supportSchema.ts'

// The parts of the schema. All times are stored to the millisecond: a page's cursor carries them through JSON and must compare exactly.
const PARTS = [
  FUNCTIONS,
  PEOPLE,
  LAND,
  COMMUNITIES,
  CONTENT,
  OPINIONS,
  MEETINGS,
  SUPPORT,
  MESSAGES,
  STUDIES,
  ADMINISTRATION,
]

const SCHEMA = PARTS.join('')

/**
 * The name of this migration. Until the first release it contains a hash of the schema, so that data of a build with
 * other tables is refused; the first release writes the name out, and from then on changes are migrations after this
 * one.
 */
export const FIRST_MIGRATION = `0001_schema_${hash('sha256', SCHEMA).slice(0, 12)}`

/** Applies the whole schema as one string: the driver sends it as one simple query, and the migrator wraps it in one transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db)
}
