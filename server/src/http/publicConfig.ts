import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The part of the configuration that browsers need. */
export function publicConfigRoute(app: FastifyInstance, config: Config): void {
  const answer: PublicConfig = {
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    sentryDsn: config.SENTRY_DSN ?? null,
    supportAddress: config.SUPPORT_ADDRESS ?? null,
    mailbox: !config.production && !config.SMTP_URL,
  }
  app.get('/api/config', async (_request, reply) => reply.header('cache-control', 'no-cache').send(answer))
}
