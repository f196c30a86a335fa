import { MAIL_LINKS } from '@fieldfare/shared/pages.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The paths that the server answers itself, without the app: links to them stay in the browser. */
const STAYS = [
  '/api/*',
  '/trpc/*',
  '/tiles/*',
  '/photos/*',
  '/pictures/*',
  '/mail*',
  ...MAIL_LINKS.map((path) => `${path}*`),
]

/**
 * Serves the files from which phones learn which apps open links to this site. Each file is absent without its setting.
 * Sources: Android App Links (Digital Asset Links), and Apple's associated domains.
 */
export function appLinkRoutes(
  http: FastifyInstance,
  { ANDROID_APP, IOS_APP }: Pick<Config, 'ANDROID_APP' | 'IOS_APP'>,
): void {
  if (ANDROID_APP) serve(http, 'assetlinks.json', ANDROID_APP.split(',').map(androidApp))
  if (!IOS_APP) return
  const components = [...STAYS.map((path) => ({ '/': path, exclude: true })), { '/': '*' }]
  serve(http, 'apple-app-site-association', { applinks: { details: [{ appIDs: IOS_APP.split(','), components }] } })
}

function androidApp(app: string): object {
  const [id, print] = app.split('=')
  return {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: [print] },
  }
}

/** Serves a file as JSON, whatever its extension, at its own path: phones follow no redirect there. */
function serve(http: FastifyInstance, name: string, content: object): void {
  http.get(`/.well-known/${name}`, async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=3600').send(JSON.stringify(content)),
  )
}
