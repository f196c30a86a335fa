import { expect, test } from 'vitest'
import type { Mail } from '../../platform/mail/mailer.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { app, lasting, undone } = useWorldOnOneEngine()

const TOKEN = 'a token that only these tests know'

function post({ deps }: Pick<World, 'deps'>, fail?: string): Mail[] {
  const { mails, mailer } = keptMails(() => fail)
  deps.mailer = mailer
  return mails
}
const get = (url: string, headers: Record<string, string> = {}) => app().http.inject({ method: 'GET', url, headers })

test('GET /mail, /mail2, /mails: mails are sent only for the maintenance token, or for admins on pages of the site', async () => {
  const { make } = lasting()
  const [admin, member] = [await make.admin(), await make.member()]
  const mails = post(app())
  Object.assign(app().deps.config, { MAINTENANCE_TOKEN: TOKEN })
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  for (const url of ['/mail', '/mail2', '/mails']) {
    expect((await get(url)).statusCode).toBe(401)
    expect((await get(url, { authorization: 'Bearer wrong' })).statusCode).toBe(401)
    expect((await get(url, { cookie: member.cookie, ...sameOrigin })).statusCode).toBe(403)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await get(url, { cookie: admin.cookie, 'sec-fetch-site': site })).statusCode).toBe(403)
    expect((await get(url, { cookie: admin.cookie })).statusCode).toBe(403)
    const head = { method: 'HEAD' as const, url, headers: { authorization: `Bearer ${TOKEN}` } }
    expect((await app().http.inject(head)).statusCode).toBe(404)
  }
  expect(mails).toEqual([])
  expect((await get('/mail', { authorization: `Bearer ${TOKEN}` })).json()).toMatchObject({ status: 200, sent: true })
  expect((await get('/mail2', { cookie: admin.cookie, ...sameOrigin })).json()).toMatchObject({
    status: 200,
    sent: true,
  })
  expect(mails.map(({ to }) => to)).toEqual(['messages@fieldfare.example', 'messages@fieldfare.example'])
  const answer = await get('/mails', { cookie: admin.cookie, ...sameOrigin })
  expect(answer.headers['content-type']).toContain('application/json')
  expect(mails.length).toBeGreaterThan(20)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThan(20)
})

test('GET /mail, /mail2, /mails: an error of the mail server is answered with 200 and the error message', async () => {
  const { make } = lasting()
  const admin = await make.admin()
  post(app(), '554 no thanks')
  const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
  for (const url of ['/mail', '/mail2', '/mails']) {
    const answer = await get(url, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 200, sent: false, message: '554 no thanks' })
  }
})

test('POST /mail/preview: the preview is returned only to admins on pages of the site, in a sandbox without scripts', async () => {
  const { make } = lasting()
  const [admin, member] = [await make.admin(), await make.member()]
  const ask = (payload: string, headers: Record<string, string>) =>
    app().http.inject({
      method: 'POST',
      url: '/mail/preview',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const form = (fields: Record<string, string>) => new URLSearchParams({ locale: 'nl-nl', ...fields }).toString()
  const text = { title: 'Hoi {{name}}', body: '<b>{{name}}</b><script>alert(1)</script>\r\n\r\n{{verifyUrl}}' }
  expect((await ask(form(text), {})).statusCode).toBe(401)
  expect((await ask(form(text), { cookie: member.cookie })).statusCode).toBe(403)
  const foreign = { cookie: admin.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await ask(form(text), foreign)).statusCode).toBe(403)
  expect((await ask('x'.repeat(1024 * 1024), { cookie: admin.cookie })).statusCode).toBe(413)
  const shown = await ask(form(text), { cookie: admin.cookie })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none';.*frame-ancestors 'self'; sandbox$/)
  expect(shown.body).toContain('<b>Anouk Visser</b>')
  expect(shown.body).toContain('E-mailadres bevestigen')
  expect(shown.body).not.toContain('<script')
  expect(shown.body).toContain('@media not all')
  expect(shown.body).toContain('data:image/png;base64,')
  const dark = await ask(form({ ...text, dark: 'yes', toMany: 'yes' }), { cookie: admin.cookie })
  expect(dark.body).toContain('@media all')
  expect(dark.body).toContain('Deze mails niet meer ontvangen')
  const broken = await ask(form({ title: 'x', body: 'Hello {{name' }), { cookie: admin.cookie })
  expect(broken.statusCode).toBe(200)
  expect(broken.body).toContain('Hello {{name')
})

test(
  'sendTest*, mailer: a test mail is sent during the call, which returns success or the error, and invalid texts are refused',
  undone(async (world) => {
    const { call, email } = await world.make.admin()
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const mails = post(world)
    expect(await call.sendTestEmail()).toEqual({ status: 200, sent: true, to: email, message: '' })
    await call.sendTestEmail2(['bo@example.org'] as never)
    const text = { title: 'Not saved', body: 'Go {{resetUrl}}' }
    await call.sendTestTemplateMail({ address: email, id: 'FORGOT_PASSWORD', words: text })
    await call.mailer({ data: { testEmail: 'bo@example.org', title: 'To {{name}}', body: '{{siteUrl}}' } })
    expect(mails.map(({ to }) => to)).toEqual([email, 'bo@example.org', email, 'bo@example.org'])
    expect(mails.map(({ subject }) => subject).slice(2)).toEqual(['Not saved', 'To Anouk Visser'])
    expect(mails[3]?.headers?.['List-Unsubscribe']).toContain('/unsubscribe/test')
    await call.sendTestTemplateMail({ address: email, id: 'MEETING_SELECTED', locale: 'nl-nl' })
    expect(mails.at(-1)?.subject).toBe('Je hebt een plek: Ganzen op de kwelder')
    const bad = { address: email, id: 'FORGOT_PASSWORD' as const, words: { title: 'x', body: 'no link' } }
    expect(await refusalOf(call.sendTestTemplateMail(bad))).toMatchObject({ key: 'templateMissing' })
    post(world, 'away')
    for (const tried of [
      await call.sendTestEmail(),
      await call.sendTestEmails(),
      await call.sendTestTemplateMail({ address: email, id: 'NEW_EMAIL' }),
      await call.mailer({ data: { testEmail: email, title: 'x', body: 'y' } }),
    ])
      expect(tried).toEqual({ status: 200, sent: false, to: email, message: 'away' })
  }),
)
