import { z } from 'zod'

/**
 * A version-4 uuid, as every id is, in small letters: so it is the same wherever it is compared. Clients make the ids of what
 * they create, so that a retry is recognised.
 */
export const Id = z.uuidv4().toLowerCase()
