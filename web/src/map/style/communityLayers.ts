import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { COMMUNITIES_SOURCE, TILE_LAYERS, TILES_SOURCE } from './areaSources.ts'
import { casingColour, COMMUNITY_STYLE, communityColour, type Palette } from '@fieldfare/shared/map/levels.ts'
import { hasState, unless } from './levelExpressions.ts'

const LANDS = [
  {
    id: 'tile',
    from: { source: TILES_SOURCE, 'source-layer': TILE_LAYERS.community },
    points: { source: TILES_SOURCE, 'source-layer': TILE_LAYERS.communityPoint },
  },
  { id: 'fresh', from: { source: COMMUNITIES_SOURCE }, points: { source: COMMUNITIES_SOURCE } },
] as const

export const COMMUNITY_HIT_LAYERS = LANDS.map(({ id }) => `community-${id}-land`)
export const COMMUNITY_BADGE_LAYERS = LANDS.map(({ id }) => `community-${id}-badge`)
const isShape: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']

/** Returns the band's width times `factor`, plus `more` pixels. The band is thinner when zoomed out, where it could be wider than a community. */
const bandByZoom = (factor: number, more = 0): ExpressionSpecification => {
  const at = (share: number) => COMMUNITY_STYLE.band.width * share * factor + more
  return ['interpolate', ['linear'], ['zoom'], 5, at(0.15), 8, at(0.4), 11, at(1)]
}

/** Makes the layers of communities: a blue outline with a band inside it, and no fill. */
export function communityLayers(palette: Palette, everyone = true): LayerSpecification[] {
  const colour = communityColour(palette)
  const { outline, band } = COMMUNITY_STYLE
  const join = { 'line-join': 'round' } as const
  const visible = unless(['hidden'], 1)
  return LANDS.filter(({ from }) => everyone || from.source !== TILES_SOURCE).flatMap(
    ({ id, from }): LayerSpecification[] => [
      {
        id: `community-${id}-land`,
        type: 'fill',
        ...from,
        filter: isShape,
        paint: { 'fill-color': colour, 'fill-opacity': unless(['hidden'], ['case', hasState('lit'), 0.12, 0]) },
      },
      {
        id: `community-${id}-band`,
        type: 'line',
        ...from,
        filter: isShape,
        layout: join,
        paint: {
          'line-color': colour,
          'line-width': bandByZoom(1),
          'line-offset': bandByZoom(0.5, outline / 2),
          'line-opacity': unless(['hidden'], band.opacity),
        },
      },
      {
        id: `community-${id}-casing`,
        type: 'line',
        ...from,
        filter: isShape,
        layout: join,
        paint: { 'line-color': casingColour(palette), 'line-width': outline + 2, 'line-opacity': visible },
      },
      {
        id: `community-${id}-line`,
        type: 'line',
        ...from,
        filter: isShape,
        layout: join,
        paint: {
          'line-color': colour,
          'line-width': ['case', hasState('lit'), outline + 1, outline],
          'line-opacity': visible,
        },
      },
    ],
  )
}

/** Makes the layers of communities' badges, rounded squares. They are hidden where they would overlap badges of areas. */
export function communityBadges(palette: Palette, everyone = true): LayerSpecification[] {
  return LANDS.filter(({ points }) => everyone || points.source !== TILES_SOURCE).map(({ id, points }) => ({
    id: `community-${id}-badge`,
    type: 'symbol',
    ...points,
    filter: ['==', ['geometry-type'], 'Point'],
    layout: { 'icon-image': `community/${palette}`, 'icon-padding': 1 },
    paint: { 'icon-opacity': unless(['hidden'], 1) },
  }))
}
