import { sql } from 'kysely'
import type { OtherSubject } from '../../content/photo/otherSubjects.ts'

/** The photos of messages: for those who got the message; their mails hold a copy. */
export const messagePhotos: OtherSubject = {
  kind: 'message',
  shown: sql<boolean>`false`,
  shownTo: (personId) => sql<boolean>`exists (select from message_recipient got
    where got.message_id = message.id and got.person_id = ${personId})`,
}
