import { AppError } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { issueValues } from '@fieldfare/shared/issueValues.ts'
import { AMOUNT_MAX } from '@fieldfare/shared/limits.ts'
import { acceptedTags, type Locale, loadMessages, type Messages, pickLocale } from '@fieldfare/shared/locale.ts'
import { euros } from '@fieldfare/shared/money.ts'
import { pledgeLink } from '@fieldfare/shared/pages.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { type LinkPage, sendLinkPage } from '../../platform/mail/linkPage.ts'
import { idIn, isSigned } from './link.ts'
import { type Step, takeStep } from './manage.ts'
import { type Gift, giftOf } from './rows.ts'
import { amountText, dateText, fill, typedText } from './amountText.ts'

/** The size limit of a request body in bytes: the form has one field, an amount. */
const BODY_MAX = 1024
const STEPS = ['pause', 'resume', 'end', 'change'] as const
const Amount = euros(AMOUNT_MAX)

interface TokenRoute {
  Params: { token: string }
  Body: string | null
}

/**
 * Serves the mailed link to one contribution, where its giver pauses, changes and ends it without signing in. GET only shows
 * the page and POST acts, so that a mail scanner that follows the link changes nothing.
 */
export async function pledgeLinkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const find = async (token: string): Promise<Gift | null> => {
    const id = idIn(token)
    const gift = id ? await giftOf(deps.db.kysely, id) : undefined
    return gift && !gift.disabled && isSigned(deps.config, token, gift) ? gift : null
  }
  const answer = async (
    { params: { token }, headers }: FastifyRequest<TokenRoute>,
    reply: FastifyReply,
    refused?: RefusedAmount,
  ) => {
    const gift = await find(token)
    const locale = pickLocale(acceptedTags(headers['accept-language']))
    const messages = await loadMessages(locale)
    const { link } = messages.pledge
    if (!gift) return sendLinkPage(reply, 404, locale, { title: link.gone, texts: [link.goneText] })
    return sendLinkPage(reply, refused ? 400 : 200, locale, shownTo(gift, token, locale, messages, refused))
  }

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) =>
      done(null, body),
    )
    pages.get<TokenRoute>(`${pledgeLink}/:token`, (request, reply) => answer(request, reply))
    for (const name of STEPS)
      pages.post<TokenRoute>(`${pledgeLink}/:token/${name}`, async (request, reply) => {
        const gift = await find(request.params.token)
        const step = stepOf(name, request.body ?? '')
        if ('key' in step) return answer(request, reply, step)
        if (gift) await inTransaction({ deps, who: null }, (tx) => takeStep(tx, gift.id, step)).catch(unlessRefused)
        return answer(request, reply)
      })
  })
}

/**
 * Ignores a refusal (a pledge deleted meanwhile, a pause of a one-time gift), after which the page shows the present state;
 * rethrows other errors.
 */
function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** The fault of a refused amount, and the text typed into the field. */
interface RefusedAmount {
  key: string
  typed: string
}

function stepOf(name: (typeof STEPS)[number], body: string): Step | RefusedAmount {
  if (name !== 'change') return { do: name }
  const typed = new URLSearchParams(body).get('amount') ?? ''
  const cents = Amount.safeParse(typed)
  if (cents.success) return { do: name, cents: cents.data }
  return { key: issuesOf(cents.error)[0]?.key ?? 'amount', typed: typed.slice(0, 20) }
}

function shownTo(gift: Gift, token: string, locale: Locale, messages: Messages, refused?: RefusedAmount): LinkPage {
  const { link, virtual } = messages.pledge
  const { pausedAt, endedAt, nextAt, type, title, community, timeZone, pledgeId } = gift
  const values = { amount: amountText(gift, locale, messages), title, community }
  const pathOf = (step: string) => `${pledgeLink}/${encodeURIComponent(token)}/${step}`
  const goesOn = nextAt
    ? fill(link.next, { date: dateText(nextAt, locale, timeZone) })
    : type === 'fixed'
      ? link.once
      : link.pausedText
  const button = (step: 'pause' | 'resume' | 'end', look: 'first' | 'again') => ({
    action: pathOf(step),
    label: link[step],
    look,
  })
  const toProject = { url: paths.pledge(pledgeId), label: link.project }
  if (endedAt)
    return {
      title: link.ended,
      texts: [fill(link.what, values), link.endedText, virtual],
      forms: [button('resume', 'again')],
      link: toProject,
    }
  const field = {
    name: 'amount',
    label: fill(link.amount, values),
    value: refused?.typed ?? typedText(gift.cents, locale),
  }
  const problems: Record<string, string> = messages.errors.field
  return {
    title: pausedAt ? link.paused : link.yours,
    texts: [fill(link.what, values), goesOn, virtual],
    ...(refused && {
      problem: fill(
        problems[refused.key] ?? '',
        issueValues({ key: refused.key, params: { max: AMOUNT_MAX } }, locale),
      ),
    }),
    forms: [
      ...(type === 'fixed' ? [] : [button(pausedAt ? 'resume' : 'pause', 'first')]),
      { action: pathOf('change'), label: link.change, look: 'again', field },
      button('end', 'again'),
    ],
    link: toProject,
  }
}
