import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { GeoJSONSource, Map, StyleSpecification } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import { selectedFilters } from '../style/areaLayers.ts'
import { GEOJSON_SOURCES } from '../style/areaSources.ts'
import { selectedBadgeFilters } from '../style/badgeLayers.ts'
import { carryOver, composeStyle } from '../style/composeStyle.ts'
import { NUMBER_FONT_URL } from '../style/fonts.ts'
import { hiddenIds, overlayData } from '../style/overlayData.ts'
import { applyStates, NO_STATES, type StateIds } from './featureStates.ts'
import type { MapViewProps } from './mapProps.ts'
import type { BaseLook } from './useBaseStyle.ts'

/** The reader's choice in the layers menu. */
export interface LayerChoice {
  aerial: boolean
  communities: boolean
}

const NONE = [] as const

type Aerial = PublicConfig['aerial']

/** Composes the complete style for the current props; null until the base map has loaded. */
function styleOf(
  props: MapViewProps,
  base: BaseLook | null,
  aerial: Aerial,
  showCommunities: boolean,
): StyleSpecification | null {
  const { everyone = true, filter = '', love = null, selected = null } = props
  const { mine = NONE, fresh = NONE, freshCommunities = NONE } = props
  if (!base) return null
  return composeStyle({
    base: base.style,
    theme: base.theme,
    aerial,
    everyone,
    filter,
    showCommunities,
    love,
    selected,
    data: overlayData({ mine, fresh, freshCommunities }),
    origin: location.origin,
    fontUrl: new URL(NUMBER_FONT_URL, location.origin).href,
  })
}

export interface Composition {
  /** Composes the style for the current props and stores it in `shown`; null until the base map has loaded. */
  compose(): StyleSpecification | null
  /** The style that was composed last. */
  shown: RefObject<StyleSpecification | null>
}

/** Returns a function that composes the map's style, for the creation of the map and every later change. */
export function useComposition(
  props: MapViewProps,
  base: BaseLook | null,
  aerial: Aerial,
  showCommunities: boolean,
): Composition {
  const shownStyle = useRef<StyleSpecification>(null)
  const compose = () => {
    shownStyle.current = styleOf(props, base, aerial, showCommunities)
    return shownStyle.current
  }
  return { compose, shown: shownStyle }
}

/** Sets the map's style again when the base map or the chosen layers change, and keeps the layers of drawing tools. */
export function useRestyle(
  map: Map | null,
  { compose, shown }: Composition,
  { everyone, filter, love }: MapViewProps,
  base: BaseLook | null,
  aerial: Aerial,
  showCommunities: boolean,
): void {
  const restyle = useEffectEvent((on: Map) => {
    const before = shown.current
    const next = compose()
    // MapLibre applies only differences: none, if the map was just created with this style.
    if (next) on.setStyle(next, { transformStyle: (previous, style) => carryOver(previous, style, before) })
  })
  const glows = Boolean(love)
  useEffect(() => {
    if (map) restyle(map)
  }, [map, base, aerial, showCommunities, everyone, filter, glows])
}

/** Updates the areas drawn over the tiles, and which areas are selected, hidden and highlighted. */
export function useOverlay(map: Map | null, props: MapViewProps): void {
  const { everyone = true, selected = null, highlighted = null } = props
  const { mine = NONE, fresh = NONE, freshCommunities = NONE, removed = NONE } = props
  const data = useMemo(() => overlayData({ mine, fresh, freshCommunities }), [mine, fresh, freshCommunities])
  const states = useMemo(
    (): StateIds => ({
      hidden: hiddenIds({ mine, fresh, freshCommunities }, removed),
      selected: new Set(selected ? [selected] : []),
      lit: new Set(highlighted ? [highlighted] : []),
    }),
    [mine, fresh, freshCommunities, removed, selected, highlighted],
  )
  const appliedStates = useRef<StateIds>(NO_STATES)
  const tell = useEffectEvent((on: Map, from: StateIds) => {
    applyStates(on, from, states)
    appliedStates.current = states
  })

  useEffect(() => {
    for (const id of map ? GEOJSON_SOURCES : NONE) void map?.getSource<GeoJSONSource>(id)?.setData(data[id])
  }, [map, data])

  useEffect(() => {
    const filters = [...selectedFilters(selected, everyone), ...selectedBadgeFilters(selected, everyone)]
    for (const [layer, filter] of filters) if (map?.getLayer(layer)) map.setFilter(layer, filter)
  }, [map, selected, everyone])

  useEffect(() => {
    if (map) tell(map, appliedStates.current)
    else appliedStates.current = NO_STATES
  }, [map, states])

  // A style that is loaded anew has no feature states.
  useEffect(() => {
    if (!map) return
    const remind = () => tell(map, NO_STATES)
    const subscription = map.on('style.load', remind)
    return () => subscription.unsubscribe()
  }, [map])
}
