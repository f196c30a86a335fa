import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { smtpServer } from '../../testing/smtpServer.ts'
import { makeMailer } from './mailer.ts'

const mail = { to: 'anouk@example.org', subject: 'Geese', text: 'They came.', html: '<p>They came.</p>' }
const configFor = (url: string) =>
  readConfig({
    SMTP_URL: url,
    SECRET: 'x'.repeat(32),
    MAIL_FROM: 'Fieldfare <birds@example.org>',
  })

test('makeMailer: sending throws an error if the mail server refuses the mail or cannot be reached', async () => {
  const server = await smtpServer(() => true)
  const refusing = makeMailer(configFor(server.url))
  await expect(refusing.send(mail)).rejects.toThrow('no such box')
  refusing.close()
  await server.close()
  const away = makeMailer(configFor(server.url))
  await expect(away.send(mail)).rejects.toThrow('ECONNREFUSED')
  away.close()
})

test('makeMailer: a mail arrives with sender, recipient, plain text and HTML', async () => {
  const server = await smtpServer()
  const mailer = makeMailer(configFor(server.url))
  await mailer.send(mail)
  mailer.close()
  await server.close()
  expect(server.got).toHaveLength(1)
  expect(server.got[0]).toMatch(/^From: Fieldfare <birds@example\.org>/m)
  expect(server.got[0]).toMatch(/^To: anouk@example\.org/m)
  expect(server.got[0]).toContain('text/plain')
  expect(server.got[0]).toContain('text/html')
})
