import { acceptedTags, loadMessages, type Messages, pickLocale } from '@fieldfare/shared/locale.ts'
import type { MessageWish } from '@fieldfare/shared/message.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type LinkPage, sendLinkPage } from '../../platform/mail/linkPage.ts'

/** The size limit of a request body in bytes: mail programs post a short text, which is ignored. */
const BODY_MAX = 4096
/** The format of generated secrets. Other texts are never secrets, and some of them make the database fail. */
const SECRET = /^[\w-]{1,100}$/

interface SecretRoute {
  Params: { secret: string }
}
type LinkTexts = Messages['mail']['stop']

/**
 * Serves the unsubscribe links in mails of communities. GET only shows a button that posts, so that a mail scanner that follows the
 * link changes nothing. Mails about the account itself are still sent.
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { kysely } = deps.db
  const wishOf = async (secret: string): Promise<MessageWish | null> => {
    if (!SECRET.test(secret)) return null
    const query = kysely.selectFrom('person').select('messages').where('unsubscribe_secret', '=', secret)
    return (await query.where('deleted_at', 'is', null).executeTakeFirst())?.messages ?? null
  }
  const change = (secret: string, from: MessageWish, to: MessageWish) =>
    inTransaction({ deps, who: null }, async ({ db, publishMine }) => {
      if (!SECRET.test(secret)) return
      const changed = await db
        .updateTable('person')
        .set({ messages: to })
        .where('unsubscribe_secret', '=', secret)
        .where('deleted_at', 'is', null)
        .where('messages', '=', from)
        .returning('id')
        .executeTakeFirst()
      if (changed) publishMine(changed.id, 'account')
    })
  const answer = async (request: FastifyRequest<SecretRoute>, reply: FastifyReply) => {
    const { secret } = request.params
    const wish = await wishOf(secret)
    const locale = pickLocale(acceptedTags(request.headers['accept-language']))
    const { stop } = (await loadMessages(locale)).mail
    return sendLinkPage(reply, wish ? 200 : 404, locale, shownTo(wish, secret, stop))
  }

  await app.register(async (pages) => {
    // Any content type is accepted: only the method counts.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, _body, done) => done(null))
    pages.get<SecretRoute>('/unsubscribe/:secret', answer)
    pages.post<SecretRoute>('/unsubscribe/:secret', async (request, reply) => {
      await change(request.params.secret, 'mail', 'app')
      return answer(request, reply)
    })
    pages.post<SecretRoute>('/unsubscribe/:secret/again', async (request, reply) => {
      await change(request.params.secret, 'app', 'mail')
      return answer(request, reply)
    })
  })
}

function shownTo(wish: MessageWish | null, secret: string, stop: LinkTexts): LinkPage {
  const action = `/unsubscribe/${encodeURIComponent(secret)}`
  if (wish === null) return { title: stop.gone, texts: [stop.goneText] }
  if (wish === 'mail')
    return { title: stop.ask, texts: [stop.askText], forms: [{ action, label: stop.submit, look: 'first' }] }
  const forms = [{ action: `${action}/again`, label: stop.again, look: 'again' as const }]
  if (wish === 'week') return { title: stop.done, texts: [stop.doneText] }
  return wish === 'app'
    ? { title: stop.done, texts: [stop.doneText], forms }
    : { title: stop.done, texts: [stop.noneText] }
}
