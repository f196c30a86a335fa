import { DEFAULT_LOCALE, isLocale, loadMessages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Deps } from '../call/context.ts'
import { asAuthor } from '../db/author.ts'
import type { Tx } from '../db/tables.ts'
import { type JobData, JOB_PLANS } from '../jobs/names.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { makeLetters } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'

type Mail = JobData['mailMention']
/** `none`: it is no longer true, or the reader wants no such mails. */
type Outcome = 'sent' | 'waiting' | 'failed' | 'none'

const TRIES_MAX = JOB_PLANS.mailMention.retryLimit + 1

/**
 * Mails people whom a comment names: who did, where, and a link, but none of its words, which may be removed later. A mail is claimed
 * before it is sent and never sent again after that, unless the mail server refused it.
 */
export function discussionJobs({ config, db }: Deps, mailer: Mailer): Pick<JobHandlers, 'mailMention'> {
  const letters = makeLetters(config, mailer)
  const { kysely } = db
  return {
    async mailMention(mail) {
      const claimed = await kysely
        .updateTable('comment_mention')
        .set((set) => ({ mail: 'sending', tries: set('tries', '+', 1) }))
        .where('comment_id', '=', mail.commentId)
        .where('person_id', '=', mail.personId)
        .where('mail', '=', 'waiting')
        .returning(['tries', 'redirected_to'])
        .executeTakeFirst()
      // An earlier try ended without saying how: the mail may have been sent.
      if (!claimed) return settle(kysely, mail, 'failed')
      const row = await rowOf(kysely, mail)
      const unredirected = config.MAIL_REDIRECT_TO !== null && claimed.redirected_to === null
      if (!row?.due || unredirected) return settle(kysely, mail, 'none')
      const locale = isLocale(row.locale) ? row.locale : DEFAULT_LOCALE
      const messages = await loadMessages(locale)
      const { name, title, community, email } = row
      const author = row.author.name || messages.app.word.formerMember
      const commentUrl = `${config.PUBLIC_URL}${paths.post(row.thread_id)}?comment=${mail.commentId}`
      const list = { from: community, unsubscribeUrl: `${config.PUBLIC_URL}/unsubscribe/${row.unsubscribe_secret}` }
      try {
        const values = { name, author, title, community, commentUrl }
        await letters.send(claimed.redirected_to ?? email, messages.mail.mentioned, locale, values, list)
      } catch (error) {
        if (claimed.tries >= TRIES_MAX) return settle(kysely, mail, 'failed')
        await settle(kysely, mail, 'waiting')
        throw error
      }
      return settle(kysely, mail, 'sent')
    },
  }
}

/** What the mail says, and whether it is still true and wanted. */
const rowOf = (db: Tx, { commentId, personId }: Mail) =>
  db
    .selectFrom('comment_mention')
    .innerJoin('comment', 'comment.id', 'comment_mention.comment_id')
    .innerJoin('thread', 'thread.id', 'comment.thread_id')
    .innerJoin('community', 'community.id', 'thread.community_id')
    .innerJoin('person', 'person.id', 'comment_mention.person_id')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select([
      'comment.thread_id',
      'thread.title',
      'community.title as community',
      asAuthor('comment.created_by').as('author'),
    ])
    .select(['user.name', 'user.email', 'person.locale', 'person.unsubscribe_secret'])
    .select(
      sql<boolean>`comment_mention.named and comment.hidden_at is null and thread.hidden_at is null
        and community.hidden_at is null and community.seen and person.messages = 'mail'
        and not exists (select from message_mute mute
          where mute.person_id = person.id and mute.community_id = community.id)`.as('due'),
    )
    .where('comment_mention.comment_id', '=', commentId)
    .where('comment_mention.person_id', '=', personId)
    .executeTakeFirst()

/** Says what became of a claimed mail. */
async function settle(db: Tx, { commentId, personId }: Mail, mail: Outcome): Promise<void> {
  await db
    .updateTable('comment_mention')
    .set({ mail })
    .where('comment_id', '=', commentId)
    .where('person_id', '=', personId)
    .where('mail', '=', 'sending')
    .execute()
}
