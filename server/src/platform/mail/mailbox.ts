import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedTags, loadMessages, pickLocale } from '@fieldfare/shared/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Mustache from 'mustache'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '../config.ts'
import { mailFolder } from './mailer.ts'

const NAME = /^[\w-][\w.-]*\.eml$/
const NEWEST = 50
const PAGE = readFileSync(new URL('mailbox.html', import.meta.url), 'utf8')
const STYLE = readFileSync(new URL('mailbox.css', import.meta.url), 'utf8')

const SELF =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
// The frame allows what mail programs allow: no script, no form, no remote picture; a link opens outside the frame.
const AS_A_MAIL =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

/** Serves pages with the mails that were stored as files in place of being sent, for development and the demo. Never in production. */
export function mailboxRoutes(app: FastifyInstance, config: Config): void {
  if (config.production || config.SMTP_URL) return
  const folder = mailFolder(config)
  const raw = async (name: string) => (NAME.test(name) ? readFile(join(folder, name)).catch(() => null) : null)

  app.get('/mailbox', async (request, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
    const newest = names.toSorted().toReversed().slice(0, NEWEST)
    const mails = await Promise.all(
      newest.map(async (name) => {
        const file = await raw(name)
        return file ? [{ name, ...headOf(await PostalMime.parse(file), request, config) }] : []
      }),
    )
    return page(request, reply, { list: { mails: mails.flat() } })
  })
  app.get('/mailbox/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  )
  app.get<{ Params: { name: string } }>('/mailbox/:name', async (request, reply) => {
    const file = await raw(request.params.name)
    if (!file) return page(request, reply.code(404), { missing: true })
    const mail = await PostalMime.parse(file)
    return page(request, reply, {
      mail: { ...headOf(mail, request, config), name: request.params.name, plain: mail.text },
    })
  })
  app.get<{ Params: { name: string } }>('/mailbox/:name/html', async (request, reply) => {
    const file = await raw(request.params.name)
    if (!file) return reply.callNotFound()
    const html = withPictures(await PostalMime.parse(file, { attachmentEncoding: 'base64' }))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', AS_A_MAIL).send(html)
  })
  app.get<{ Params: { name: string } }>('/mailbox/:name/source', async (request, reply) => {
    const file = await raw(request.params.name)
    return file ? reply.type('text/plain; charset=utf-8').send(file) : reply.callNotFound()
  })
}

const localeOf = ({ headers }: FastifyRequest) => pickLocale(acceptedTags(headers['accept-language']))

async function page(request: FastifyRequest, reply: FastifyReply, view: object) {
  const locale = localeOf(request)
  const { mailbox } = (await loadMessages(locale)).mail
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', SELF)
    .header('cache-control', 'no-store')
    .send(Mustache.render(PAGE, { language: locale.slice(0, 2), texts: mailbox, ...view }))
}

const headOf = ({ subject, to, date }: Email, request: FastifyRequest, { TIME_ZONE }: Config) => ({
  subject: subject ?? '',
  to: to?.map(({ address }) => address).join(', ') ?? '',
  date:
    date &&
    new Date(date).toLocaleString(localeOf(request), { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }),
})

/** Returns the HTML of a mail with its attached pictures, which the HTML names by `cid:`, written into it as data URLs. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce(
    (text, { contentId, mimeType, content }) => {
      if (!contentId || typeof content !== 'string' || !mimeType.startsWith('image/')) return text
      return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${content}`)
    },
    html.replace('<head>', '<head><base target="_top">'),
  )
}
