import type { AreaView } from '@fieldfare/shared/area.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Map } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { LoveLook } from '../style/loveLayers.ts'
import type { Bounds, MapPosition } from './mapAddress.ts'

/** The fields of an area that the map needs to draw it over the tiles. */
export type AreaOnMap = Pick<AreaView, 'id' | 'geometry' | 'title' | 'level'>
export type CommunityOnMap = Pick<CommunityView, 'id' | 'geometry' | 'title'>

export interface PickedArea {
  id: string
  level: AreaOnMap['level']
  title: string
  mine: boolean
}
export interface PickedCommunity {
  id: string
  title: string
}
/** Everything under one press: areas, the smallest first, and communities. Both lists are empty for a press on nothing. */
export interface MapPick {
  areas: PickedArea[]
  communities: PickedCommunity[]
  lng: number
  lat: number
}

export type MapControl = 'zoom' | 'layers' | 'position' | 'share'
/** Pixels that a panel or sheet covers at each side, so that fitted bounds stay visible. */
export interface MapInset {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

export interface MapViewProps {
  /** The map's accessible name. */
  label: string
  theme: MapTheme
  /** The initial position. Later changes do not move the map: use `fitTo` or `jumpTo`. */
  at?: MapPosition | null
  /** The initial bounds, instead of `at`. */
  fit?: Bounds | null
  /** The URL of the operator's style; without a URL, or if the style fails to load, the bundled style is used. */
  styleUrl?: string | null
  /** True to draw everybody's areas and communities from the tiles. */
  everyone?: boolean
  /** The filter of everybody's areas, as the query of the tiles' URLs; '' or undefined for all areas. */
  filter?: string
  /** The glow of everybody's areas (the love map) to show; null or undefined for none. */
  love?: LoveLook | null
  /** The reader's own areas, drawn over the tiles with more opacity. */
  mine?: readonly AreaOnMap[]
  /** Areas of others that changed since the tiles were made. */
  fresh?: readonly AreaOnMap[]
  /** Communities that changed since the tiles were made. */
  freshCommunities?: readonly CommunityOnMap[]
  /** Ids of deleted areas and communities that tiles may still contain. */
  removed?: readonly string[]
  selected?: string | null
  /** The id of the area or community to highlight, such as the one hovered in a list. */
  highlighted?: string | null
  controls?: readonly MapControl[]
  inset?: MapInset
  /** True to put the buttons beside each other on a phone. */
  inRow?: boolean
  onShare?(): void
  /** Called to save the view as an offline map; offered only if the server allows offline maps. */
  onOffline?(): void
  /** Called once the first style has loaded. The function that it returns is called before the map is removed. */
  onReady?(map: Map): void | (() => void)
  onMove?(at: MapPosition, bounds: Bounds): void
  /** Called after a press. Omitted while drawing, since drawing handles presses. */
  onPick?(pick: MapPick): void
  onHover?(id: string | null): void
  /** Rendered over the map, above the controls. */
  children?: ReactNode
}
