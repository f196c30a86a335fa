import type { Migration } from 'kysely/migration'
import * as initial from './0001_schema.ts'

/**
 * All migrations by name, in order. A name, once landed, never changes. A new one is a file beside this, such as
 * `0002_trees.ts`, with an `up`, and a line here; then `npm run tables`. It leaves the tables usable for the version
 * before.
 */
export const MIGRATIONS: Record<string, Migration> = {
  [initial.FIRST_MIGRATION]: { up: initial.up },
}
