import type { Config } from '../../platform/config.ts'
import { BodyTooLarge, boundedBody } from '../../platform/http/boundedBody.ts'
import { upstreamHeaders } from '../../platform/http/upstreamHeaders.ts'
import { RegisterFault, type Fields, type RegisterFacts } from './registerFile.ts'

/** A register that the import command knows by name, as features of an OGC API. */
export interface KnownRegister {
  facts: Omit<RegisterFacts, 'dated'>
  fields?: Fields
  /** The URL of the API, without a slash at its end. */
  api: string
  /** The collection to fetch; without it all collections are fetched. */
  collection?: string
}

export const KNOWN_REGISTERS: Record<string, KnownRegister> = {
  'natura2000-nl': {
    facts: { source: 'Natura 2000 (RVO)', licence: 'CC0 1.0', kind: 'natura2000' },
    fields: { name: 'naam_n2k', ref: 'nr' },
    api: 'https://api.pdok.nl/rvo/natura2000/ogc/v1',
    collection: 'natura2000',
  },
  'national-parks-nl': {
    facts: { source: 'Nationale parken (RVO)', licence: 'CC0 1.0', kind: 'national-park' },
    api: 'https://api.pdok.nl/rvo/nationale-parken/ogc/v1',
  },
}

type Fetch = typeof fetch
type Asker = Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>
const PAGE = 100
/** The most pages that are read: far more than the largest register has, so that an endless chain of pages ends. */
const PAGES_MAX = 100
const PAGE_BYTES_MAX = 100 * 1024 * 1024
const PATIENCE_MS = 60_000

/**
 * Fetches all features of a known register as one collection.
 * @throws RegisterFault that says what failed
 */
export async function fetchRegister(
  { api, collection }: KnownRegister,
  who: Asker,
  ask: Fetch = fetch,
): Promise<{ type: 'FeatureCollection'; features: unknown[] }> {
  const get = (address: string) => getJson(address, api, who, ask)
  const names = collection ? [collection] : await collectionsOf(get, api)
  const features: unknown[] = []
  for (const name of names) {
    let address: string | undefined = `${api}/collections/${encodeURIComponent(name)}/items?f=json&limit=${PAGE}`
    for (let page = 0; address; page++) {
      if (page === PAGES_MAX) throw new RegisterFault(`${api} has more pages than a register has.`)
      const answer: Record<string, unknown> = await get(address)
      if (!Array.isArray(answer.features)) throw new RegisterFault(`${address} has no features.`)
      features.push(...(answer.features as unknown[]))
      address = nextOf(answer.links)
    }
  }
  return { type: 'FeatureCollection', features }
}

async function collectionsOf(
  get: (address: string) => Promise<Record<string, unknown>>,
  api: string,
): Promise<string[]> {
  const { collections } = await get(`${api}/collections?f=json`)
  const ids = Array.isArray(collections) ? collections.map((one: { id?: unknown }) => one?.id) : []
  const names = ids.filter((id) => typeof id === 'string')
  if (names.length === 0) throw new RegisterFault(`${api} has no collections.`)
  return names
}

function nextOf(links: unknown): string | undefined {
  if (!Array.isArray(links)) return undefined
  const next = (links as { rel?: unknown; href?: unknown }[]).find((link) => link?.rel === 'next')
  return typeof next?.href === 'string' ? next.href : undefined
}

async function getJson(address: string, api: string, who: Asker, ask: Fetch): Promise<Record<string, unknown>> {
  const url = URL.parse(address, api)
  if (!url || url.origin !== new URL(api).origin) throw new RegisterFault(`${api} leads elsewhere: ${address}`)
  try {
    const answer = await ask(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...upstreamHeaders(who), accept: 'application/geo+json, application/json' },
    })
    if (!answer.ok) throw new RegisterFault(`${url.href} answered ${answer.status}.`)
    const value: unknown = JSON.parse((await boundedBody(answer, PAGE_BYTES_MAX)).toString('utf8'))
    if (typeof value !== 'object' || value === null) throw new RegisterFault(`${url.href} answered no JSON object.`)
    return value as Record<string, unknown>
  } catch (error) {
    if (error instanceof RegisterFault) throw error
    if (error instanceof BodyTooLarge) throw new RegisterFault(`${url.href} answered too much.`)
    throw new RegisterFault(`${url.href} could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
