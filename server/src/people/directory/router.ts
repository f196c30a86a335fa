import { t } from '../../platform/call/trpc.ts'
import { disable, enable, setOwner, setTags } from './changePerson.ts'
import { find } from './findPeople.ts'
import { open } from './openPerson.ts'

/** What admins do with accounts. The role of an admin is given by a command alone. */
export const peopleRouter = t.router({ find, open, setOwner, setTags, disable, enable })
