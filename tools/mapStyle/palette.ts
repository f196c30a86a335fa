import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'

/** Colours of the detailed map besides those of the bundled map: muted, so that people's areas stand out. */
const LIGHT = {
  wood: '#cbdfba',
  grass: '#e4ebd1',
  park: '#dbe8c8',
  field: '#f0edda',
  dune: '#f1e3bd',
  rock: '#e3dfd3',
  wet: '#d3e8df',
  heath: '#e9d5dd',
  flat: '#d6e3df',
  glacier: '#fafcfc',
  residential: '#e9e3d5',
  industrial: '#e6e0d6',
  burial: '#dbe3cd',
  building: '#ddd3c1',
  buildingEdge: '#cbbfa8',
  road: '#ffffff',
  roadCasing: '#dcd3b8',
  roadMajor: '#fff3d1',
  roadMajorCasing: '#dfc58f',
  path: '#a8906a',
  rail: '#b9b6ac',
  reserve: '#3f7d45',
  labelNature: '#2f5a33',
  labelQuiet: '#475a6b',
}

export type DetailColours = typeof LIGHT & (typeof MAP_COLOURS)[MapTheme]

const DARK: typeof LIGHT = {
  wood: '#21321f',
  grass: '#262f25',
  park: '#243023',
  field: '#292c27',
  dune: '#353126',
  rock: '#2f302d',
  wet: '#1b2b29',
  heath: '#2b2327',
  flat: '#18252b',
  glacier: '#35393a',
  residential: '#2d2f2d',
  industrial: '#2e2e2d',
  burial: '#283029',
  building: '#383a37',
  buildingEdge: '#454743',
  road: '#3e4341',
  roadCasing: '#1a1c1b',
  roadMajor: '#504b3d',
  roadMajorCasing: '#171816',
  path: '#8a7c62',
  rail: '#4c4f4d',
  reserve: '#7fb784',
  labelNature: '#b9d6b3',
  labelQuiet: '#b7c1c9',
}

export const DETAIL_COLOURS: Record<MapTheme, DetailColours> = {
  light: { ...MAP_COLOURS.light, ...LIGHT },
  dark: { ...MAP_COLOURS.dark, ...DARK },
}
