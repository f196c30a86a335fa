import type { Noun } from '../../platform/noun.ts'
import { disable, enable, setOwner, setTags } from './changePerson.ts'
import { find } from './findPeople.ts'
import { open } from './openPerson.ts'

/** The calls with which admins manage accounts. The role of an admin is given by a command alone. */
export const directoryNoun = {
  calls: { people: { find, open, setOwner, setTags, disable, enable } },
} satisfies Noun
