import type { Noun } from '../../platform/noun.ts'
import { disable, enable, setOwner, setTags } from './changePerson.ts'
import { find } from './findPeople.ts'
import { open } from './openPerson.ts'

/** The noun (feature) of the calls with which admins manage accounts. Only a command can grant the admin role. */
export const directoryNoun = {
  calls: { people: { find, open, setOwner, setTags, disable, enable } },
} satisfies Noun
