import { z } from 'zod'
import { Organization } from './account.ts'
import type { Author } from './content.ts'
import type { Locale } from './locale.ts'
import { SEARCH_MAX } from './limits.ts'
import { args, Id, line, PageInput, searchText, text } from './schemas.ts'

/** Filters of the list of people. */
export const PEOPLE_STATES = ['all', 'owners', 'admins', 'disabled', 'unverified'] as const
export type PeopleState = (typeof PEOPLE_STATES)[number]

/** The most labels of a person, which only admins set and see, and the most characters of a label. */
export const LABELS_MAX = 10
export const LABEL_MAX = 30
/** The most characters of the reason for disabling an account: some sentences. The disabled person reads the reason. */
export const DISABLE_REASON_MAX = 500

export const FindPeople = z.strictObject({
  ...PageInput,
  words: searchText(SEARCH_MAX).default(''),
  state: z.enum(PEOPLE_STATES).default('all'),
})
export const PersonId = args(['userId'], { userId: Id })
/**
 * Makes a person a land owner, or takes that role away. A person without an organization needs `organization`: land owners have one.
 */
export const SetOwner = args(['userId', 'owner', 'organization'], {
  userId: Id,
  owner: z.boolean(),
  organization: Organization.optional(),
})
export const SetLabels = args(['userId', 'tags'], {
  userId: Id,
  tags: z
    .array(line(LABEL_MAX, 1))
    .max(LABELS_MAX, { error: 'tooMany' })
    .transform((tags) => [...new Set(tags)]),
})
export const DisablePerson = args(['userId', 'reason'], { userId: Id, reason: text(DISABLE_REASON_MAX, 1) })

/** A person in a list for admins. The e-mail address is masked: to read it, an admin opens the person's page, which is audited. */
export interface FoundPerson {
  id: string
  name: string
  /** The masked e-mail address, such as `m•••@example.org`. */
  addressHint: string
  owner: boolean
  admin: boolean
  verified: boolean
  disabled: boolean
  tags: string[]
  createdAt: string
}

/** A person as an admin sees them. */
export interface PersonRecord {
  id: string
  name: string
  email: string
  verified: boolean
  owner: boolean
  admin: boolean
  organization: string | null
  tags: string[]
  home: { lng: number; lat: number } | null
  locale: Locale
  score: number
  areaCount: number
  communityCount: number
  /** The number of devices on which the person is signed in. */
  sessions: number
  disabled: { at: string; by: Author | null; reason: string } | null
  /** The time at which the account is erased, if its deletion is requested. */
  leavingAt: string | null
  createdAt: string
}
