import { AppError } from '@fieldfare/shared/errors.ts'
import type { MailingDetail, MailingTexts } from '@fieldfare/shared/mailing.ts'
import { sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'

interface NewMailing {
  id: string
  kind: 'people' | 'template' | 'html'
  title: string
  body: string
  detail: MailingDetail
  locale: string | null
  texts?: MailingTexts
  redirectedTo: string | null
}

/** Adds the row of a mailing. @returns false if the same person already added it; @throws conflict if another person has its id */
export async function addMailing({ db }: TransactionContext, who: Session, mailing: NewMailing): Promise<boolean> {
  const { id, kind, title, body, detail, locale, texts = {}, redirectedTo } = mailing
  const added = await db
    .insertInto('mailing')
    .values({
      id,
      kind,
      title,
      body,
      locale,
      created_by: who.id,
      created_at: sql`clock_timestamp()`,
      detail: JSON.stringify(detail),
      texts: JSON.stringify(texts),
      redirected_to: redirectedTo,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return true
  const first = await db
    .selectFrom('mailing')
    .select('id')
    .where('id', '=', id)
    .where('created_by', '=', who.id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!first) throw new AppError('conflict')
  return false
}
