import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type SMTPServerOptions, SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { makeMailer } from './mailer.ts'

const mail = { to: 'anouk@example.org', subject: 'Geese', text: 'They came.', html: '<p>They came.</p>' }
const configFor = (port: number) =>
  readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SECRET: 'x'.repeat(32),
    MAIL_FROM: 'Fieldfare <birds@example.org>',
  })

async function smtp(options: SMTPServerOptions): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false, ...options })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

test('a mail server that is away, or refuses, is an error for the job to try again', async () => {
  const server = await smtp({ onRcptTo: (_address, _session, done) => done(new Error('no such box')) })
  const refusing = makeMailer(configFor(server.port))
  await expect(refusing.send(mail)).rejects.toThrow('no such box')
  refusing.close()
  await server.close()
  const away = makeMailer(configFor(server.port))
  await expect(away.send(mail)).rejects.toThrow('ECONNREFUSED')
  away.close()
})

test('a mail arrives with its sender, both bodies and no one else’s address', async () => {
  const got: string[] = []
  const server = await smtp({
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        got.push(text)
        done()
      })
    },
  })
  const mailer = makeMailer(configFor(server.port))
  await mailer.send(mail)
  mailer.close()
  await server.close()
  expect(got).toHaveLength(1)
  expect(got[0]).toMatch(/^From: Fieldfare <birds@example\.org>/m)
  expect(got[0]).toMatch(/^To: anouk@example\.org/m)
  expect(got[0]).toContain('text/plain')
  expect(got[0]).toContain('text/html')
})
