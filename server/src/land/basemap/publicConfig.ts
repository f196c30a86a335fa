import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { readQuiet } from '@fieldfare/shared/quietHours.ts'
import type { FastifyInstance } from 'fastify'
import type { BaseMap } from './routes.ts'
import type { Config } from '../../platform/config.ts'

/** Serves GET /api/config: the part of the configuration that browsers need. */
export function publicConfigRoute(app: FastifyInstance, config: Config, maps: Pick<BaseMap, 'offers'>): void {
  const lasting = {
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    sentryDsn: config.SENTRY_DSN ?? null,
    environment: config.SENTRY_ENVIRONMENT,
    supportAddress: config.SUPPORT_ADDRESS ?? null,
    mailbox: !config.production && !config.SMTP_URL,
    mailRedirect: config.MAIL_REDIRECT_TO,
    quietHours: readQuiet(config.QUIET_HOURS),
  }
  app.get('/api/config', async (_request, reply) => {
    const answer: PublicConfig = { ...lasting, ...(await maps.offers()) }
    return reply.header('cache-control', 'no-cache').send(answer)
  })
}
