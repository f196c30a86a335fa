import { type FoundPlace, type PlaceKind, PLACES_MAX } from '@fieldfare/shared/search.ts'
import { z } from 'zod'
import { type Ask, ServiceAway } from './placeUpstream.ts'

/** The URL of PDOK Locatieserver 3.1, which finds addresses, streets, places and municipalities of the Netherlands. */
export const PDOK = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/'

const KINDS: Record<string, PlaceKind> = {
  provincie: 'region',
  gemeente: 'municipality',
  woonplaats: 'town',
  wijk: 'neighbourhood',
  buurt: 'neighbourhood',
  weg: 'street',
  postcode: 'postcode',
  adres: 'address',
}
/** The fields to request for each result. */
const FIELDS = 'id,type,weergavenaam,score,centroide_ll'

const Doc = z.object({
  id: z.string().max(100),
  type: z.string(),
  weergavenaam: z.string().min(1).max(300),
  centroide_ll: z.string().max(100).optional(),
})
type PdokDoc = z.output<typeof Doc>
const Answer = z.object({ response: z.object({ docs: z.array(z.unknown()).max(200) }) })

/** Requests suggestions from PDOK, and then the locations of suggestions that have none. @throws ServiceAway */
export async function askPdok(
  ask: Ask,
  words: string,
  [lng, lat]: [number, number],
  signal: AbortSignal,
  base = PDOK,
): Promise<FoundPlace[]> {
  const url = new URL('suggest', base)
  url.searchParams.set('q', words)
  url.searchParams.set('rows', String(PLACES_MAX))
  url.searchParams.set('fq', `type:(${Object.keys(KINDS).join(' OR ')})`)
  url.searchParams.set('fl', FIELDS)
  url.searchParams.set('lat', String(lat))
  url.searchParams.set('lon', String(lng))
  const docs = docsOf(await ask(url, signal)).slice(0, PLACES_MAX)
  const places = await Promise.all(docs.map(async (doc) => (doc.centroide_ll ? doc : lookUp(ask, doc, signal, base))))
  return places.flatMap((doc) => placeIn(doc) ?? [])
}

/** Returns a result with its location; unchanged if the service does not know the location. */
async function lookUp(ask: Ask, doc: PdokDoc, signal: AbortSignal, base: string): Promise<PdokDoc> {
  const url = new URL('lookup', base)
  url.searchParams.set('id', doc.id)
  url.searchParams.set('fl', FIELDS)
  const [found] = docsOf(await ask(url, signal))
  return { ...doc, centroide_ll: found?.centroide_ll }
}

/** Returns the valid results of an answer. @throws ServiceAway if the answer has another structure */
function docsOf(answer: unknown): PdokDoc[] {
  const read = Answer.safeParse(answer)
  if (!read.success) throw new ServiceAway('answers in another shape')
  return read.data.response.docs.flatMap((doc) => Doc.safeParse(doc).data ?? [])
}

function placeIn({ type, weergavenaam, centroide_ll = '' }: PdokDoc): FoundPlace | null {
  const kind = KINDS[type]
  const [, lng = NaN, lat = NaN] = /^POINT\(([-\d.]+) ([-\d.]+)\)$/.exec(centroide_ll)?.map(Number) ?? []
  if (!kind || !(Math.abs(lng) <= 180 && Math.abs(lat) <= 85)) return null
  const [name = '', ...context] = weergavenaam.replace(/^(Gemeente|Provincie) /, '').split(', ')
  return { name, kind, context: context.join(', '), country: 'NL', point: [lng, lat], extent: null, source: 'pdok' }
}
