import { randomUUID } from 'node:crypto'
import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { SendHtml, SendTemplated } from '@fieldfare/shared/mailing.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { orNotFound, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { cleanHtml } from '../../platform/mail/safeHtml.ts'
import { templateView } from '../../platform/setting/templates.ts'
import { addMail } from '../../content/delivery/ledger.ts'
import { addMailing } from './addMailing.ts'
import { mailingDelivery } from './mailingDelivery.ts'

/** The answer about a queued mail: `to` is the e-mail address it goes to, the redirect address if mails are redirected. */
interface Queued {
  status: 200
  id: string
  to: string
  bcc: string | null
}

/** Queues a mail to one e-mail address from a template, with values for its placeholders. A repeated call with the same id sends nothing. */
export const sendTemplatedEmail = write('mailing.send', SendTemplated).mutation(
  async ({ input, ctx }): Promise<Queued> => {
    const { address, template, list, locale: wish, id = randomUUID() } = input
    const { key, params, required, texts } = orNotFound(await templateView(ctx.db, template))
    const values = Object.fromEntries(list.map((pair) => [pair.key, pair.value]))
    const issues: Issue[] = [
      ...list.flatMap((pair, i) =>
        params.includes(pair.key)
          ? []
          : [{ path: ['list', i, 'key'], key: 'templateVariable', params: { name: pair.key } }],
      ),
      ...required.flatMap((name) =>
        values[name] ? [] : [{ path: ['list'], key: 'templateMissing', params: { name: `{{${name}}}` } }],
      ),
    ]
    if (issues.length > 0) throw new AppError('bad-input', issues)
    const locale = wish ?? localeOf(ctx.who.locale)
    const { title, body } = texts[locale]
    return toOne(
      ctx,
      ctx.who,
      { id, kind: 'template', title, body, detail: { template: key, values }, locale },
      address,
    )
  },
)

/**
 * Queues a mail of an admin's HTML to one e-mail address: cleaned, in the layout of all mails, with a blind copy to the support address.
 * `from` becomes the reply-to address, since mail servers refuse senders of foreign domains.
 */
export const sendHtmlEmail = write('mailing.send', SendHtml).mutation(async ({ input, ctx }): Promise<Queued> => {
  const { to, from, subject, html, id = randomUUID() } = input
  const body = cleanHtml(html).trim()
  if (!body) throw new AppError('bad-input', [{ path: ['html'], key: 'required' }])
  const detail = from ? { replyTo: from } : {}
  return toOne(ctx, ctx.who, { id, kind: 'html', title: subject, body, detail, locale: ctx.who.locale }, to)
})

async function toOne(
  ctx: TransactionContext & {
    deps: { config: { MAIL_REDIRECT_TO: string | null; SUPPORT_ADDRESS?: string | undefined } }
  },
  who: Session,
  mailing: Omit<Parameters<typeof addMailing>[2], 'redirectedTo'>,
  address: string,
): Promise<Queued> {
  const { MAIL_REDIRECT_TO: redirectedTo, SUPPORT_ADDRESS } = ctx.deps.config
  const { id, kind, title } = mailing
  if (await addMailing(ctx, who, { ...mailing, redirectedTo })) {
    await ctx.db.updateTable('mailing').set({ mails: 1 }).where('id', '=', id).execute()
    await addMail(ctx, mailingDelivery, { subjectId: id, address, redirectedTo })
    await ctx.audit('mailing.sendOne', id, { kind, title })
    ctx.publishMine(who.id, 'mailings')
  }
  return { status: 200, id, to: redirectedTo ?? address, bcc: kind === 'html' ? (SUPPORT_ADDRESS ?? null) : null }
}
