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
  /** Aerial photos to show over the base map's ground; null shows the base map. */
  aerial: PublicConfig['aerial']
  /** The tiles of everybody's areas and communities. */
  everyone: boolean
  /** The filter of everybody's areas, as a query; '' for all. */
  filter: string
  showCommunities: boolean
  /** The glow of what everybody drew; null without it. */
  love: LoveLook | null
  selected: string | null
  data: OverlayData
  /** Origin of our own tiles. */
  origin: string
  /** URL of our font for numbers, for styles with a glyph server, which does not have it. */
  fontUrl: string
}

/** Aerial photos: their source, their layer and the palette over them. */
export const AERIAL = 'aerial'

/** The complete style of a map: base map, then areas and communities, then labels, badges on top, and the names of great towns. */
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

/** A label that is legible on any imagery: white with a dark halo. */
function overAerial(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const paint = { ...layer.paint, 'text-color': '#ffffff', 'text-halo-color': '#0b1208' }
  return { ...layer, paint }
}

/**
 * Keeps the layers that others added to the map (drawing tools) when its style changes: everything of the previous style
 * that was not part of its composition.
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
