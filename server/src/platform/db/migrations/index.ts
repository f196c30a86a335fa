import type { Migration } from 'kysely/migration'
import * as initial from './0001_schema.ts'

/**
 * All migrations by name, in order. The name of a merged migration never changes. To add one, write a file beside this
 * one, such as `0002_trees.ts`, that exports `up`, add a line here, and run `npm run tables`. A migration leaves the
 * tables usable for the version before it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  [initial.FIRST_MIGRATION]: { up: initial.up },
}
