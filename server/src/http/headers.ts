import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** Security headers: no inline script, frames and connections only where the configuration says. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const map = [
    ...originOf(config.MAP_STYLE_URL),
    ...config.MAP_ORIGINS.split(',').flatMap((one) => originOf(one.trim())),
  ]
  const secure = config.PUBLIC_URL.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map],
        fontSrc: ["'self'", ...map],
        connectSrc: ["'self'", ...map, ...originOf(config.SENTRY_DSN)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
}
