import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { DETAIL_FROM, DETAIL_SOURCE, DETAIL_TILES, LANGUAGE_MARK } from './detailSource.ts'

export interface DetailStyle {
  source: SourceSpecification
  /** The layers: ground first, then names. */
  layers: LayerSpecification[]
  theme: MapTheme
}

interface Wanted {
  offer: Omit<NonNullable<PublicConfig['baseMap']>, 'offline'>
  theme: MapTheme
  /** Two letters; places without a name in this language have their local name. */
  language: string
  /** The URL origin of our tiles. */
  origin: string
  /** The URL path of the folder of the styles. */
  folder: string
  load?: typeof fetch
}

/** Loads the style of the detailed map that the server offers; null if it cannot be loaded now. Never rejects. */
export async function loadDetail({
  offer,
  theme,
  language,
  origin,
  folder,
  load = fetch,
}: Wanted): Promise<DetailStyle | null> {
  try {
    const response = await load(`${folder}/${offer.schema}-${theme}.json`)
    if (!response.ok) return null
    const text = await response.text()
    const layers: LayerSpecification[] = JSON.parse(
      text.replaceAll(LANGUAGE_MARK, /^[a-z]{2}$/.test(language) ? language : 'en'),
    )
    return { source: detailSource(offer, origin), layers, theme }
  } catch {
    return null
  }
}

const detailSource = ({ attribution, bounds, maxzoom }: Wanted['offer'], origin: string): SourceSpecification => ({
  type: 'vector',
  tiles: [`${origin}${DETAIL_TILES}{z}/{x}/{y}`],
  minzoom: DETAIL_FROM,
  maxzoom,
  bounds: [...bounds],
  attribution,
})

/**
 * Puts the detailed map over the bundled one, which stays visible where a detailed tile is missing.
 * @param isNamed whether the detailed map names the places in view: then the bundled map's names end at the zoom where it begins
 */
export function withDetail(
  bundled: StyleSpecification,
  { source, layers }: DetailStyle,
  isNamed: boolean,
): StyleSpecification {
  const isName = ({ type }: LayerSpecification) => type === 'symbol'
  const isFar = ({ minzoom = 0 }: LayerSpecification) => minzoom < DETAIL_FROM
  const names = bundled.layers.filter(isName)
  return {
    ...bundled,
    sources: { ...bundled.sources, [DETAIL_SOURCE]: source },
    layers: [
      ...bundled.layers.filter((layer) => !isName(layer)),
      ...layers.filter((layer) => !isName(layer)),
      ...(isNamed ? names.filter(isFar).map((layer) => ({ ...layer, maxzoom: DETAIL_FROM })) : names),
      ...layers.filter(isName),
    ],
  }
}
