import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Mustache from 'mustache'
import type { Config } from '../config.ts'
import { mailFolder } from '../mail/mailer.ts'

const NAME = /^[\w.-]+\.eml$/
const NEWEST = 100

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><body style="font:16px/24px sans-serif;max-width:680px;margin:40px auto;padding:0 20px">
<h1>Mailbox</h1><p>Without a mail server every mail is a file. The newest come first.</p>
<ul>{{#names}}<li><a href="/mailbox/{{.}}">{{.}}</a></li>{{/names}}</ul>{{^names}}<p>No mail yet.</p>{{/names}}</body></html>`

/** A development page with the mails that were not sent but kept as files. Never in production. */
export function mailboxRoutes(app: FastifyInstance, config: Config): void {
  if (config.production || config.SMTP_URL) return
  const folder = mailFolder(config)
  app.get('/mailbox', async (_request, reply) => {
    const files = await readdir(folder).catch(() => [])
    const names = files
      .filter((name) => NAME.test(name) && !name.startsWith('.'))
      .toSorted()
      .toReversed()
    return reply.type('text/html').send(Mustache.render(PAGE, { names: names.slice(0, NEWEST) }))
  })
  app.get<{ Params: { name: string } }>('/mailbox/:name', async (request, reply) => {
    const { name } = request.params
    if (!NAME.test(name)) return reply.callNotFound()
    const mail = await readFile(join(folder, name)).catch(() => null)
    return mail ? reply.type('text/plain; charset=utf-8').send(mail) : reply.callNotFound()
  })
}
