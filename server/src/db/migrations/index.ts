import type { Migration } from 'kysely/migration'
import * as house from './0001_house.ts'
import * as talk from './0002_talk.ts'

/** Every migration by name, in order. A name, once landed, never changes. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_house': house,
  '0002_talk': talk,
}
