import { acceptedTags, loadMessages, type Messages, pickLocale } from '@fieldfare/shared/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type LinkPage, sendLinkPage } from '../../platform/mail/linkPage.ts'

/** The size limit of a request body in bytes: mail programs post a short text, which is ignored. */
const BODY_MAX = 4096
const SECRET = /^[\w-]{1,100}$/

/** The column of `person` that switches off each kind of these mails. */
const SWITCHES = { weekly: 'weekly_mails', now: 'now_mails' } as const
type SwitchName = keyof typeof SWITCHES

interface SecretRoute {
  Params: { secret: string }
}

/** Serves the links that end the weekly mail, or the mails that alert at once. GET shows what a POST would do, and changes nothing. */
export async function stopRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const isOn = async (which: SwitchName, secret: string): Promise<boolean | null> => {
    if (!SECRET.test(secret)) return null
    const row = await deps.db.kysely
      .selectFrom('person')
      .select(`${SWITCHES[which]} as on`)
      .where('unsubscribe_secret', '=', secret)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.on ?? null
  }
  const turn = (which: SwitchName, secret: string, on: boolean) =>
    inTransaction({ deps, who: null }, async ({ db, publishMine }) => {
      if (!SECRET.test(secret)) return
      const changed = await db
        .updateTable('person')
        .set({ [SWITCHES[which]]: on })
        .where('unsubscribe_secret', '=', secret)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (changed) publishMine(changed.id, 'account')
    })
  const answer = async (which: SwitchName, request: FastifyRequest<SecretRoute>, reply: FastifyReply) => {
    const { secret } = request.params
    const on = await isOn(which, secret)
    const locale = pickLocale(acceptedTags(request.headers['accept-language']))
    const { stop, stopAlerts } = (await loadMessages(locale)).mail
    return sendLinkPage(
      reply,
      on === null ? 404 : 200,
      locale,
      shownTo(on, which, secret, { ...stop, ...stopAlerts[which] }),
    )
  }

  await app.register(async (pages) => {
    // Any content type is accepted: only the method counts.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, _body, done) => done(null))
    for (const which of Object.keys(SWITCHES) as SwitchName[]) {
      const path = `/unsubscribe/${which}/:secret`
      pages.get<SecretRoute>(path, (request, reply) => answer(which, request, reply))
      pages.post<SecretRoute>(path, async (request, reply) => {
        await turn(which, request.params.secret, false)
        return answer(which, request, reply)
      })
      pages.post<SecretRoute>(`${path}/again`, async (request, reply) => {
        await turn(which, request.params.secret, true)
        return answer(which, request, reply)
      })
    }
  })
}

type LinkTexts = Pick<Messages['mail']['stop'], 'gone' | 'goneText' | 'submit' | 'again'> &
  Messages['mail']['stopAlerts'][SwitchName]

function shownTo(on: boolean | null, which: SwitchName, secret: string, words: LinkTexts): LinkPage {
  const action = `/unsubscribe/${which}/${encodeURIComponent(secret)}`
  if (on === null) return { title: words.gone, texts: [words.goneText] }
  if (on) return { title: words.ask, texts: [words.askText], forms: [{ action, label: words.submit, look: 'first' }] }
  const again = { action: `${action}/again`, label: words.again, look: 'again' as const }
  return { title: words.done, texts: [words.doneText], forms: [again] }
}
