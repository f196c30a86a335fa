import { AppError } from '@fieldfare/shared/errors.ts'
import { KINDS } from '@fieldfare/shared/kinds.ts'
import { pathNames, pathOf, type PathName, patternOf } from '@fieldfare/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../platform/call/context.ts'
import { byTime } from '../../platform/call/page.ts'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import { topKinds } from '../../content/kind.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type Listing, servedPages } from '../../platform/http/servedPage.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { PRIVATE, STANDALONE } from './listedPages.ts'

/** The most URLs in one part of the sitemap; the standard allows 50,000. Source: sitemaps.org/protocol.html. */
const PART = 10_000
const HOUR_MS = 3_600_000
const CACHE_BYTES = 32 * 1024 * 1024
const LINE = 20

/** A list of rows for the sitemap, with the name of the page that shows a row. */
interface PagedListing extends Listing {
  page: PathName
}

const placeListings = (): PagedListing[] =>
  pathNames.flatMap((page) => {
    const listing = servedPages()[page]?.listing
    return listing ? [{ ...listing, page }] : []
  })

/** Returns the listings of areas and communities, and of the kinds of content whose pieces have their own page. */
const listings = (): PagedListing[] => [
  ...placeListings(),
  ...topKinds().flatMap(({ kind, link, editable }) =>
    link && 'page' in link
      ? [
          {
            name: KINDS[kind].feed,
            page: link.page,
            table: kind,
            changed: editable ? sql<Date>`coalesce(edited_at, created_at)` : sql<Date>`created_at`,
            seen: sql<boolean>`exists (select from community c where c.id = community_id and c.seen and c.deleted_at is null)`,
          },
        ]
      : [],
  ),
]

const FIRST = 'first'
const order = byTime('created_at', 'id', 'newer')

interface Listed {
  id: string
  created_at: Date
  changed_at: Date
}

/** Reads the rows that everyone may see, the oldest first, so that new rows change only the last part. */
async function readListed(
  db: Tx,
  { table, changed, seen }: Listing,
  after: string,
  offset: number,
  limit: number,
): Promise<Listed[]> {
  const since = after === FIRST ? sql`true` : order.after(after)
  const { rows } = await sql<Listed>`select id, created_at, ${changed} as changed_at from ${sql.table(table)}
    where deleted_at is null and ${seen} and ${since} order by created_at, id offset ${offset} limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * GET /sitemap.xml lists the parts; /sitemap/pages.xml and /sitemap/{kind}/{key}.xml list the URLs of public pages, in parts named by the
 * key after which they begin. All these lists are at most an hour old. GET /robots.txt names the sitemap and the paths that search engines
 * must not read.
 */
export function sitemap(http: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  const root = config.PUBLIC_URL
  // Lists are made one at a time, so that they do not delay other requests.
  const queue = new FairQueue({ atOnce: 1, line: LINE })
  const cache = new LRUCache<string, { xml: string; parts?: Set<string> }, () => Promise<{ xml: string }>>({
    ttl: HOUR_MS,
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ xml }) => xml.length + 100,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => queue.run('', make),
  })
  const index = () => cache.forceFetch('', { context: () => makeIndex(db.kysely, root) })

  http.get('/sitemap.xml', (_request, reply) =>
    orRefuse(reply, async () => reply.headers(HEADERS).send((await index()).xml)),
  )
  http.get('/sitemap/pages.xml', (_request, reply) => {
    const pages = STANDALONE.map((name) => patternOf(name))
    return reply.headers(HEADERS).send(urlset(pages.map((path) => ({ address: root + path }))))
  })
  http.get<{ Params: { kind: string; file: string } }>('/sitemap/:kind/:file', (request, reply) =>
    orRefuse(reply, async () => {
      const { kind, file } = request.params
      const part = `/sitemap/${kind}/${file}`
      // Only parts that the index lists are made: a request for any other key would cost as much work.
      const listing = listings().find(({ name }) => name === kind)
      if (!listing || !(await index()).parts?.has(part)) throw new AppError('not-found')
      const after = file.slice(0, -'.xml'.length)
      const { xml } = await cache.forceFetch(part, { context: () => makePart(db.kysely, root, listing, after) })
      return reply.headers(HEADERS).send(xml)
    }),
  )
  http.get('/robots.txt', (_request, reply) => {
    const closed = ['/trpc/', '/api/', '/live/', ...PRIVATE.map((name) => patternOf(name).replace(/\$.*/, ''))]
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${root}/sitemap.xml`]
    return reply.headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).send(`${lines.join('\n')}\n`)
  })
}

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

async function makeIndex(db: Tx, root: string): Promise<{ xml: string; parts: Set<string> }> {
  const parts = ['/sitemap/pages.xml']
  for (const listing of listings()) {
    let after: string | undefined = FIRST
    while (after !== undefined) {
      parts.push(`/sitemap/${listing.name}/${after}.xml`)
      const [last]: Listed[] = await readListed(db, listing, after, PART - 1, 1)
      after = last && order.cursorOf(last)
    }
  }
  const entries = parts.map((part) => `<sitemap><loc>${root}${part}</loc></sitemap>`).join('\n')
  return { xml: `${XML}<sitemapindex ${NAMESPACE}>\n${entries}\n</sitemapindex>\n`, parts: new Set(parts) }
}

async function makePart(db: Tx, root: string, listing: PagedListing, after: string): Promise<{ xml: string }> {
  const rows = await readListed(db, listing, after, 0, PART)
  return { xml: urlset(rows.map((row) => ({ address: root + pathOf(listing.page, row.id), changed: row.changed_at }))) }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlset(pages: { address: string; changed?: Date }[]): string {
  const entries = pages.map(
    ({ address, changed }) =>
      `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
  )
  return `${XML}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}
