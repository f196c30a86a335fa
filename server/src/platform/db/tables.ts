import type { Kysely } from 'kysely'
import type { Tables } from './generated/tableTypes.ts'

export type { Tables }

/** Database handle. Inside a write call this is the call's transaction. */
export type Tx = Kysely<Tables>
