import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { makeLetters } from './letter.ts'
import { mailFolder, makeMailer } from './mailer.ts'

const { app } = useWorldOnOneEngine()
const get = (url: string, language = 'en') => app().http.inject({ url, headers: { 'accept-language': language } })

async function keepOne(name: string): Promise<string> {
  const { config } = app().deps
  await rm(mailFolder(config), { recursive: true, force: true })
  const template = { title: 'For {{name}}', body: 'Hello {{name}},\n\nGeese came.\n\n{{verifyUrl}}' }
  const values = { name, verifyUrl: `${config.PUBLIC_URL}/verify-email/${'x'.repeat(90)}` }
  await makeLetters(config, makeMailer(config)).send('bo@example.org', template, 'en-us', values)
  const { body } = await get('/mailbox')
  return /href="(\/mailbox\/[^"]+\.eml)"/.exec(body.replaceAll('&#x2F;', '/'))?.[1] ?? 'no mail'
}

test('/mailbox: a file name that is no mail of the folder is 404', async () => {
  for (const name of ['..%2Fsecret', '.hidden.eml', 'absent.eml', 'x.txt']) {
    for (const part of ['', '/html', '/source'])
      expect([name, part, (await get(`/mailbox/${name}${part}`)).statusCode]).toEqual([name, part, 404])
  }
})

test('/mailbox: the list of mails with their recipients is in the language of the browser', async () => {
  await keepOne('Bo')
  const { body, headers } = await get('/mailbox', 'nl-NL,nl;q=0.9')
  expect(headers['content-type']).toContain('text/html')
  for (const text of ['lang="nl"', 'For Bo', 'Aan bo@example.org']) expect(body).toContain(text)
})

test('/mailbox: the language with the highest weight in Accept-Language is used', async () => {
  expect((await get('/mailbox', 'fr;q=0.3, *;q=0.1, de-AT;q=0.8')).body).toContain('lang="de"')
})

test('/mailbox: a mail is shown in a sandboxed frame with its full links and inline pictures', async () => {
  const path = await keepOne('Bo')
  const shown = await get(path)
  expect(shown.body).toContain('Hello Bo,')
  expect(shown.headers['content-security-policy']).toContain("frame-src 'self'")
  const { body, headers } = await get(`${path}/html`)
  expect(body.replaceAll('&#x2F;', '/')).toContain(`/verify-email/${'x'.repeat(90)}"`)
  expect(body).toContain('src="data:image/png;base64,')
  expect(body).not.toContain('cid:')
  expect(headers['content-security-policy']).toContain('sandbox allow-popups')
  expect((await get(`${path}/source`)).body).toContain('Subject: For Bo')
})

test("/mailbox: markup in a person's name is escaped on every page", async () => {
  const path = await keepOne('<img src=x onerror=alert(1)>')
  for (const url of ['/mailbox', path, `${path}/html`]) expect((await get(url)).body).not.toContain('<img src=x')
})
