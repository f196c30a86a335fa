import { randomUUID } from 'node:crypto'
import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import {
  AskFailures,
  AskMailing,
  AskMailings,
  CountMailing,
  MAILING_PARAMS,
  type MailingCount,
  type MailingFailure,
  type MailingTexts,
  type MailingView,
  SendMailing,
  type TestAnswer,
  toleranceOf,
} from '@fieldfare/shared/mailing.ts'
import type { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import type { z } from 'zod'
import { inTransaction, openCall, orNotFound, read, signedIn, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { wake } from '../../content/delivery/ledger.ts'
import type { Session } from '../../platform/session/session.ts'
import { wordIssues } from '../../platform/setting/mailIssues.ts'
import { addMailing } from './addMailing.ts'
import { addRecipients, countChosen } from './chosenPeople.ts'
import { mailingDelivery } from './mailingDelivery.ts'
import { failurePage, mailingPage, mailingView } from './rows.ts'
import { testMailing } from './testMails.ts'

/** Counts the people whom a mailing would reach now. Changes nothing, but is a mutation: a list of e-mail addresses is too long for a URL. */
export const countMailing = write('mailing.send', CountMailing)
  .meta({ largeBody: true })
  .mutation(async ({ input: { data }, ctx }): Promise<MailingCount> => {
    const { config } = ctx.deps
    const counted = await countChosen(ctx.db, data)
    return { ...counted, redirectedTo: config.MAIL_REDIRECT_TO, testTo: config.MAIL_REDIRECT_TO ?? ctx.who.email }
  })

/**
 * Mails many people, each once, by jobs; or with `testEmail` one e-mail address, and returns the mail server's answer.
 * Refuses if the number of people differs much from the number that the admin confirmed. A repeated call with the same id sends nothing.
 */
export const mailer = openCall('mailing.send', SendMailing)
  .meta({ largeBody: true })
  .mutation(async ({ input: { data, id }, ctx }): Promise<MailingView | TestAnswer> => {
    const who = signedIn('mailing.send', ctx.who)
    const issues = textIssues(data)
    if (issues.length > 0)
      throw new AppError(
        'bad-input',
        issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] })),
      )
    if (data.testEmail !== undefined) return testMailing(ctx.deps, who, data, data.testEmail)
    return inTransaction({ deps: ctx.deps, who }, (tx) =>
      sendToMany(tx, who, data, id, ctx.deps.config.MAIL_REDIRECT_TO),
    )
  })

/** Returns the faults of subject and body, in any of the mailing's languages. */
function textIssues({ title, body, texts = {} }: MailWords & { texts?: MailingTexts | undefined }): Issue[] {
  const names = { params: MAILING_PARAMS, required: [] }
  return [
    ...wordIssues({ title, body }, names),
    ...Object.entries(texts).flatMap(([locale, words]) =>
      wordIssues(words, names).map((issue) => ({ ...issue, path: ['texts', locale, ...issue.path] })),
    ),
  ]
}

async function sendToMany(
  tx: TransactionContext,
  who: Session,
  data: z.output<typeof SendMailing>['data'],
  id: string = randomUUID(),
  redirectedTo: string | null,
): Promise<MailingView> {
  const { title, body, locale = null, texts: given = {}, expected } = data
  // The language of `title` and `body` needs no further text.
  const texts = Object.fromEntries(Object.entries(given).filter(([one]) => one !== locale))
  const isNew = await addMailing(tx, who, { id, kind: 'people', title, body, detail: {}, locale, texts, redirectedTo })
  if (isNew) {
    const count = await addRecipients(tx.db, id, data, redirectedTo)
    if (count === 0) throw new AppError('bad-input', [{ path: ['data', 'userIds'], key: 'nobodyMailed' }])
    if (expected !== undefined && Math.abs(count - expected) > toleranceOf(expected))
      throw new AppError('bad-input', [{ path: ['data', 'expected'], key: 'countChanged', params: { count } }])
    await wake(tx, mailingDelivery, count)
    await tx.audit('mailing.send', id, { title, count, filter: data.filter ?? null })
    tx.publishMine(who.id, 'mailings')
  }
  return orNotFound(await mailingView(tx.db, id))
}

/** Stops a mailing: waiting mails are not sent. Mails that are being sent at this moment still arrive. */
export const stopMailing = write('mailing.send', AskMailing).mutation(
  async ({ input: { id }, ctx }): Promise<MailingView> => {
    const { db } = ctx
    const stopped = await db
      .updateTable('mailing')
      .set({ stopped_at: new Date() })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning('created_by')
      .executeTakeFirst()
    if (stopped) {
      await db
        .updateTable('delivery')
        .set({ state: 'stopped', at: new Date() })
        .where('kind', '=', 'mailing')
        .where('subject_id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
      await ctx.audit('mailing.stop', id)
      ctx.publishMine(stopped.created_by, 'mailings')
    }
    return orNotFound(await mailingView(db, id))
  },
)

export const allMailings = read('mailing.see', AskMailings).query(({ input, ctx }): Promise<Page<MailingView>> =>
  mailingPage(ctx.db, input),
)
export const oneMailing = read('mailing.see', AskMailing).query(async ({ input, ctx }): Promise<MailingView> =>
  orNotFound(await mailingView(ctx.db, input.id)),
)
export const mailingFailures = read('mailing.see', AskFailures).query(
  ({ input: { id, ...request }, ctx }): Promise<Page<MailingFailure>> => failurePage(ctx.db, id, request),
)
