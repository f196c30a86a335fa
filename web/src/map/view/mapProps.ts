import type { AreaView } from '@fieldfare/shared/area.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Map } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { LoveLook } from '../style/loveLayers.ts'
import type { Bounds, MapPosition } from './mapAddress.ts'

/** The part of an area that the map draws over the tiles. */
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
/** Everything under one press: areas smallest first, then communities. Both empty: a press on nothing. */
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
  /** URL of the operator's style; without it, or if it fails, the bundled one is used. */
  styleUrl?: string | null
  /** Draws everybody's areas and communities from the tiles. */
  everyone?: boolean
  /** The filter of everybody's areas, as the query of the tiles' addresses; '' and none for all. */
  filter?: string
  /** The glow of what everybody drew; none without it. */
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
  /** The id to highlight, such as the one hovered in a list. */
  highlighted?: string | null
  controls?: readonly MapControl[]
  inset?: MapInset
  /** Lays the buttons beside each other on a phone. */
  inRow?: boolean
  onShare?(): void
  /** Offers the view as an offline map, where the server lets maps be taken along. */
  onOffline?(): void
  /** Called once the style has loaded. The function it returns is called before the map is removed. */
  onReady?(map: Map): void | (() => void)
  onMove?(at: MapPosition, bounds: Bounds): void
  /** Omitted while drawing, which handles presses itself. */
  onPick?(pick: MapPick): void
  onHover?(id: string | null): void
  /** Rendered over the map, above the controls. */
  children?: ReactNode
}
