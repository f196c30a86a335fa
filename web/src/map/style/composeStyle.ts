import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { areaLayers } from './areaLayers.ts'
import { areaSources, type OverlayData } from './areaSources.ts'
import { badgeLayers } from './badgeLayers.ts'
import { communityBadges, communityLayers } from './communityLayers.ts'
import { MAP_FONT } from './fontNames.ts'
import { GREAT_NAMES } from './labelLayers.ts'
import { LOVE_SOURCE, type LoveLook, loveLayers, loveSource } from './loveLayers.ts'
import type { MapTheme, Palette } from '@fieldfare/shared/map/levels.ts'

export interface MapLook {
  base: StyleSpecification
  theme: MapTheme
  /** The aerial photos to show over the base map's ground; null shows the base map. */
  aerial: PublicConfig['aerial']
  /** True to show the tiles of everybody's areas and communities. */
  everyone: boolean
  /** The filter of everybody's areas, as the query of the tiles' URLs; '' for all areas. */
  filter: string
  showCommunities: boolean
  /** The glow of everybody's areas (the love map) to show; null for none. */
  love: LoveLook | null
  selected: string | null
  data: OverlayData
  /** The URL origin of our own tiles. */
  origin: string
  /** The URL of our font for numbers, for styles with a glyph server, since that server lacks our font. */
  fontUrl: string
}

/** The name of the aerial photos' source and layer, and of the palette of everything drawn over the photos. */
export const AERIAL = 'aerial'

/** Makes the complete style of a map, from the back: base map, areas and communities, labels, badges, and names of large towns. */
export function composeStyle(look: MapLook): StyleSpecification {
  const { base, aerial, everyone, love, selected, data, origin } = look
  const palette: Palette = aerial ? AERIAL : look.theme
  const firstName = base.layers.findIndex(({ type }) => type === 'symbol')
  const [ground, all] =
    firstName < 0 ? [base.layers, []] : [base.layers.slice(0, firstName), base.layers.slice(firstName)]
  const names = aerial ? all.map(overAerial) : all
  const isGreat = ({ id }: LayerSpecification) => id === GREAT_NAMES
  return {
    ...base,
    ...(base.glyphs && { 'font-faces': { ...base['font-faces'], [MAP_FONT.town]: look.fontUrl } }),
    sources: {
      ...base.sources,
      ...(aerial && { [AERIAL]: aerialSource(aerial, origin) }),
      ...areaSources(data, origin, everyone, look.filter),
      ...(love && { [LOVE_SOURCE]: loveSource(origin) }),
    },
    layers: [
      ...ground,
      ...(aerial ? [{ id: AERIAL, type: 'raster', source: AERIAL } as const] : []),
      ...(love ? loveLayers(look.theme, love) : []),
      ...(look.showCommunities ? communityLayers(palette, everyone) : []),
      ...areaLayers(palette, everyone, selected),
      ...names.filter((layer) => !isGreat(layer)),
      ...(look.showCommunities ? communityBadges(palette, everyone) : []),
      ...badgeLayers(palette, everyone, selected),
      ...names.filter(isGreat),
    ],
  }
}

const aerialSource = (
  { attribution, bounds, maxzoom }: NonNullable<MapLook['aerial']>,
  origin: string,
): SourceSpecification => ({
  type: 'raster',
  tiles: [`${origin}/tiles/aerial/{z}/{x}/{y}`],
  tileSize: 256,
  bounds: [...bounds],
  maxzoom,
  attribution,
})

/** Returns a label layer in white with a dark halo, legible on any aerial photo. */
function overAerial(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const paint = { ...layer.paint, 'text-color': '#ffffff', 'text-halo-color': '#0b1208' }
  return { ...layer, paint }
}

/**
 * Adds to the next style the layers and sources that other code, such as the drawing tools, added to the map: everything of the previous
 * style that is not in `composed`.
 * @param composed the style as last composed by us
 */
export function carryOver(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
  composed: StyleSpecification | null,
): StyleSpecification {
  if (!previous || !composed) return next
  const composedIds = new Set(composed.layers.map(({ id }) => id))
  const layers = previous.layers.filter(({ id }) => !composedIds.has(id))
  const sources = Object.entries(previous.sources).filter(([id]) => !(id in composed.sources))
  return { ...next, sources: { ...next.sources, ...Object.fromEntries(sources) }, layers: [...next.layers, ...layers] }
}
