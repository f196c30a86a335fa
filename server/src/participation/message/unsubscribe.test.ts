import { expect, test } from 'vitest'
import { accountJobs } from '../../people/account/jobs.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { type TestPerson, useWorldOnOneEngine } from '../../testing/world.ts'

const { app, lasting } = useWorldOnOneEngine()

async function reader() {
  const { make, deps } = lasting()
  const person = await make.member()
  const { unsubscribe_secret: secret } = await deps.db.kysely
    .selectFrom('person')
    .select('unsubscribe_secret')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { person, url: `/unsubscribe/${secret}` }
}
const wish = async ({ call }: TestPerson) => (await call.account.me())?.messages
const get = (url: string, language = 'en') =>
  app().http.inject({ method: 'GET', url, headers: { 'accept-language': language } })
const post = (url: string, headers: Record<string, string> = {}, payload = 'List-Unsubscribe=One-Click') =>
  app().http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
  })

test('GET and POST /unsubscribe: an unknown secret is 404', async () => {
  for (const secret of ['x', 'x'.repeat(43), '%00', '..%2Fme', 'é', "'--"]) {
    const url = `/unsubscribe/${encodeURIComponent(decodeURIComponent(secret))}`
    expect([secret, (await get(url)).statusCode]).toEqual([secret, 404])
    expect([secret, (await post(url)).statusCode]).toEqual([secret, 404])
  }
})

test('POST /unsubscribe: a request of another site is refused with 403', async () => {
  const { person, url } = await reader()
  const answer = await post(url, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(403)
  expect(await wish(person)).toBe('mail')
})

test('GET /unsubscribe: shows a button in the language of the reader and changes nothing', async () => {
  const { person, url } = await reader()
  const { statusCode, headers, body } = await get(url, 'nl')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('Deze mails stoppen')
  expect((await app().http.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  expect(await wish(person)).toBe('mail')
})

test('POST /unsubscribe: a request of any content type stops the mails, and a POST to /again resumes them', async () => {
  const { person, url } = await reader()
  const multipart = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const answer = await post(url, { 'content-type': 'multipart/form-data; boundary=x' }, multipart)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('You’ll get no more of these emails')
  expect(await wish(person)).toBe('app')
  expect((await post(url)).statusCode).toBe(200)
  expect(await wish(person)).toBe('app')
  expect((await post(`${url}/again`)).body).toContain('Stop these emails')
  expect(await wish(person)).toBe('mail')
  await person.call.user.update({ profile: { messages: 'none' } })
  for (const to of [url, `${url}/again`]) expect((await post(to)).statusCode).toBe(200)
  expect(await wish(person)).toBe('none')
})

test('mailReset: mails about the account are still sent to a person who unsubscribed', async () => {
  const { person, url } = await reader()
  await post(url)
  const { deps } = lasting()
  const { mails, mailer } = keptMails()
  await accountJobs(deps.config, deps.db, mailer).mailReset({ email: person.email })
  expect(mails).toMatchObject([{ to: person.email }])
  expect(mails[0]?.headers).toBeUndefined()
})
