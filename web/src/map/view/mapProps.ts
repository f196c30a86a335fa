import type { AreaView } from '@fieldfare/shared/area.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Map } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapTheme } from '../style/levels.ts'
import type { Bounds, MapPosition } from './mapAddress.ts'

/** What a map needs to know of an area that it draws by itself, over the tiles. */
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
/** Everything under one press: areas smallest first, then communities. Both empty: a press beside everything. */
export interface MapPick {
  areas: PickedArea[]
  communities: PickedCommunity[]
  lng: number
  lat: number
}

export type MapControl = 'zoom' | 'layers' | 'position' | 'share'
/** Pixels at each side that a panel or sheet covers, so that what is fitted stays in view. */
export interface MapInset {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

export interface MapViewProps {
  /** Names the map to those who cannot see it. */
  label: string
  theme: MapTheme
  /** Where it opens. Later changes do not move the map: use `fitTo` or `jumpTo`. */
  at?: MapPosition | null
  /** Opens on these bounds instead. */
  fit?: Bounds | null
  /** A style of the operator's choice; the bundled one stands in when it cannot be reached. */
  styleUrl?: string | null
  /** Raster tiles of aerial pictures, `{z}/{x}/{y}`; the layers button offers them when given. */
  aerialUrl?: string | null
  /** Draws everybody's areas and communities from the tiles. */
  everyone?: boolean
  /** The reader's own areas: drawn fuller, over the tiles. */
  mine?: readonly AreaOnMap[]
  /** Areas of others that changed since the tiles were cut. */
  fresh?: readonly AreaOnMap[]
  /** Communities that changed since the tiles were cut. */
  freshCommunities?: readonly CommunityOnMap[]
  /** Ids that are gone although tiles may still hold them. */
  removed?: readonly string[]
  selected?: string | null
  /** Pointed at in a list: its outline answers on the map. */
  highlighted?: string | null
  controls?: readonly MapControl[]
  inset?: MapInset
  onShare?(): void
  /** Called once the style is there. What it returns is called before the map goes. */
  onReady?(map: Map): void | (() => void)
  onMove?(at: MapPosition, bounds: Bounds): void
  /** Leave out while drawing: presses then belong to the drawing. */
  onPick?(pick: MapPick): void
  onHover?(id: string | null): void
  /** Laid over the map, above the controls. */
  children?: ReactNode
}
