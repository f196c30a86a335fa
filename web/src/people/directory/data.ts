import type { PersonRecord } from '@fieldfare/shared/people.ts'
import { api } from '../../platform/api/client.ts'
import { answersOf, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

export const people = {
  /** The people whose names or e-mail addresses begin with the typed words, newest first. */
  find: list(api.people.find.query, [], { keepPrevious: true }),
  /** One person with their e-mail address. The server records each reading. Not cached: the next user of this device must not read it. */
  one: read(api.people.open.mutate, { gcTime: 0 }),
}

export function putPerson(person: PersonRecord): void {
  putAnswer(people.one.key({ userId: person.id }), person)
  readAgain(answersOf('people.find', 'feed.audit.list', 'feed.admin.counts'))
}
