import { can, refusal } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { MAIL_BODY_MAX } from '@fieldfare/shared/mailTemplate.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { maintainer } from '../../platform/http/maintenanceRight.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { previewLetter } from './previewLetter.ts'
import { runTest, type TestName } from './testMails.ts'

/** The size limit of the form in bytes: URL encoding may take twelve bytes per character of the longest text. */
const FORM_MAX = 12 * MAIL_BODY_MAX + 16 * 1024
// The preview may do what mail programs allow: inline styles, but no scripts, no forms and nothing remote. Only this site
// may frame the preview.
const AS_A_MAIL = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

const TESTS: TestName[] = ['mail', 'mail2', 'mails']

/**
 * Serves GET /mail, /mail2, /mails, which send test mails: 200 with `{ status, sent, to, message }`, even if the mail server refuses (then
 * `message` is its answer). HEAD is not served, so it sends nothing. 401 and 403 without the right, and for admins who follow a link of
 * another site. Also serves POST /mail/preview: the mail of the texts in a form, as HTML for a frame. Only a form can fill a frame with
 * text that is not saved.
 */
export async function mailRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const name of TESTS)
    app.get(`/${name}`, { exposeHeadRoute: false }, (request, reply) =>
      orRefuse(reply.header('cache-control', 'no-store'), async () => {
        const who = await maintainer(deps, request, 'mailing.test')
        return reply.send(await runTest(deps, who, name))
      }),
    )
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_request, body, done) => done(null, body),
    )
    pages.post<{ Body: string | null }>('/mail/preview', (request, reply) =>
      orRefuse(reply.header('cache-control', 'no-store'), async () => {
        const who = await deps.sessions.of(request.headers.cookie)
        if (!who || !can('template.see', { who })) throw new AppError(refusal('template.see', { who }))
        const form = new URLSearchParams(request.body ?? '')
        const wish = form.get('locale')
        const html = await previewLetter(deps.config, {
          title: form.get('title') ?? '',
          // Forms send each line break as two characters, CR and LF.
          body: (form.get('body') ?? '').replaceAll('\r\n', '\n'),
          locale: localeOf(wish),
          dark: form.get('dark') === 'yes',
          toMany: form.get('toMany') === 'yes',
        })
        return reply.type('text/html; charset=utf-8').header('content-security-policy', AS_A_MAIL).send(html)
      }),
    )
  })
}
