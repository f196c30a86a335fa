import { type Kysely, sql } from 'kysely'
import { ADMINISTRATION } from './initial/administrationSchema.ts'
import { COMMUNITIES } from './initial/communitySchema.ts'
import { CONTENT } from './initial/contentSchema.ts'
import { FUNCTIONS } from './initial/functions.ts'
import { LAND } from './initial/landSchema.ts'
import { MEETINGS } from './initial/meetingSchema.ts'
import { MESSAGES } from './initial/messageSchema.ts'
import { PEOPLE } from './initial/peopleSchema.ts'
import { STUDIES } from './initial/studySchema.ts'
import { SUPPORT } from './initial/supportSchema.ts'

// Times to the millisecond: a page's cursor carries them through JSON and must compare exactly.
const PARTS = [FUNCTIONS, PEOPLE, LAND, COMMUNITIES, CONTENT, MEETINGS, SUPPORT, MESSAGES, STUDIES, ADMINISTRATION]

/**
 * Applies everything as one string: the driver sends it as one simple query, and the migrator wraps it in one
 * transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PARTS.join('')).execute(db)
}
