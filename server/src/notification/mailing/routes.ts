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

/** A form may encode every character of the longest text as twelve. */
const FORM_MAX = 12 * MAIL_BODY_MAX + 16 * 1024
// The frame allows what mail programs allow: no script, no form, nothing remote, and its own styles. Only this site may
// frame it.
const AS_A_MAIL = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

const TESTS: TestName[] = ['mail', 'mail2', 'mails']

/**
 * GET /mail, /mail2, /mails: send test mails; 200 with `{ status, sent, to, message }` also where the mail server refuses, whose words
 * the message has. A HEAD request sends nothing: there is none. 401 and 403 for who may not, and for admins who come by a link from elsewhere.
 * POST /mail/preview: the mail of a form's words, as HTML for a frame. A form, since a frame has no other way to show what nobody has
 * saved.
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
          // Forms send line breaks as two characters.
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
