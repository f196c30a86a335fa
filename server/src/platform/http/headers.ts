import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

const none = (feature: string) => `${feature}=()`
const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** The browser features that a page may use; choosing photos needs none, since it uses an ordinary file field. Source: W3C Permissions Policy. */
const PERMISSIONS = [
  'geolocation=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'web-share=(self)',
  ...['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid'].map(
    none,
  ),
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'].map(none),
].join(', ')

/** Content types that browsers never show as a page. The first view of the map reads forty such files, and headers are not compressed. */
const NO_DOCUMENT =
  /^(application\/(javascript|json|octet-stream|x-protobuf|vnd\.mapbox-vector-tile)|text\/(css|javascript)|font\/|image\/(png|jpeg|webp|avif))/
/**
 * The names of our scripts that run as workers: the policy of a worker comes with the answer that has its script, as
 * the policy of a document comes with the document.
 */
const WORKER = /worker[\w-]*\.js$/i
/** The policy of the content types in NO_DOCUMENT, in case one is shown as a page all the same: it allows nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"
/** Headers that only documents need, and that other answers go without: browsers ignore them there. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Adds security headers to every answer: a page runs only our own scripts, and opens frames and connections only to our
 * site and to origins of the configuration.
 * @param scripts the hashes of the inline scripts in the app's HTML shell, in the form of the policy
 */
export function securityHeaders(app: FastifyInstance, config: Config, scripts: string[]): void {
  const map = [
    ...originOf(config.MAP_STYLE_URL),
    ...config.MAP_ORIGINS.split(',').flatMap((one) => originOf(one.trim())),
  ]
  const secure = config.PUBLIC_URL.startsWith('https:')
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The HTML shell has a style element; the styles of single elements are set by script.
        styleSrc: ["'self'", "'unsafe-inline'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map],
        fontSrc: ["'self'", ...map],
        connectSrc: ["'self'", ...map, ...originOf(config.SENTRY_DSN)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        // Frames show previews of mails, and conversations of the polis site after a click.
        frameSrc: ["'self'", ...(config.POLIS_URL === 'off' ? [] : originOf(config.POLIS_URL))],
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
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const type = payload instanceof Response ? payload.headers.get('content-type') : reply.getHeader('content-type')
    if (!NO_DOCUMENT.test(String(type ?? ''))) return void reply.header('permissions-policy', PERMISSIONS)
    for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    if (!WORKER.test(request.url.split('?')[0] ?? '')) reply.header('content-security-policy', NOTHING)
  })
}

/** Returns the headers of these options. Computed once, since they are the same in every answer. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return response.getHeaders()
}
