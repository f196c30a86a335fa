import { sql } from 'kysely'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { OtherSubject } from '../../content/photo/otherSubjects.ts'
import type { Noun } from '../../platform/noun.ts'
import { addMessage } from './addMessage.ts'
import { allowance } from './allowance.ts'
import { messageHappenings } from './happenings.ts'
import { messageJobPlans, messageJobs } from './jobs.ts'
import { messageAccountHooks } from './accountHooks.ts'
import { inbox, one, outbox } from './mailboxes.ts'
import { open } from './openContent.ts'
import { messageDelivery } from './messageDelivery.ts'
import { mute } from './mute.ts'
import { isRead, markUnread } from './readMessages.ts'
import { unsubscribeRoutes } from './routes.ts'
import { preview, tryOut } from './tryMessage.ts'
import { messageWaits } from './waiting.ts'

/** The access rule for photos of messages: only recipients of the message see them; the mails contain a copy. */
const photos: OtherSubject = {
  kind: 'message',
  shown: sql<boolean>`false`,
  shownTo: (personId) => sql<boolean>`exists (select from message_recipient got
    where got.message_id = message.id and got.person_id = ${personId})`,
}

export const messageNoun = {
  calls: {
    addMessage,
    isRead,
    markUnread,
    message: { preview, tryOut, mute },
    feed: { messages: { inbox, outbox, one, allowance, open } },
  },
  serve: ({ http, deps }) => unsubscribeRoutes(http, deps),
  jobs: jobSet(messageJobPlans, (deps) => messageJobs(deps, deps.mailer)),
  accountHooks: messageAccountHooks,
  happenings: [messageHappenings],
  deliveries: [messageDelivery],
  waits: messageWaits,
  photos,
} satisfies Noun
