import type { Level } from '../limits.ts'

export type MapTheme = 'light' | 'dark'
/** Sets of colours for areas: the dark set with a dark casing also serves over aerial pictures. */
export type Palette = MapTheme | 'aerial'

export interface LevelStyle {
  /** The colour of lines, fills and discs. */
  light: string
  dark: string
  /** The hue of the level for text or a thin ring on a surface, with a contrast of at least 4.5 to 1. */
  lightText: string
  darkText: string
  /** Dash and gap lengths in pixels; empty is a solid line. Caps are round. */
  dash: readonly number[]
  /** The number of rings around the glyph's dot. */
  rings: 0 | 1 | 2 | 3
}

/** The three cues of a level, always together: colour, dash and rings. */
export const LEVEL_STYLE: Record<Level, LevelStyle> = {
  neighborhood: {
    light: '#8f1145',
    dark: '#ff86ad',
    lightText: '#8f1145',
    darkText: '#ff86ad',
    dash: [],
    rings: 0,
  },
  'living area': {
    light: '#aa6500',
    dark: '#ffe38f',
    lightText: '#9a5b00',
    darkText: '#ffe38f',
    dash: [11, 5],
    rings: 1,
  },
  country: {
    light: '#2a857c',
    dark: '#2fb3a0',
    lightText: '#1d7067',
    darkText: '#2fb3a0',
    dash: [13, 4, 1.5, 4],
    rings: 2,
  },
  world: {
    light: '#2d1a80',
    dark: '#958fff',
    lightText: '#2d1a80',
    darkText: '#a9a4ff',
    dash: [1, 6],
    rings: 3,
  },
}

/** Opacity of fills and line widths in pixels: for areas of others, the reader's own, and the selected one. */
export const LEVEL_RULES = {
  fill: { others: 0.14, world: 0.08, selected: 0.3 },
  line: { others: 2.2, own: 3, selected: 4.5 },
  casing: { others: 4.5, own: 5.5, selected: 8 },
  badge: { size: 28, selectedSize: 34 },
} as const

/** The glow under the line of an own area, in pixels; the fill within is white, so that woods stay green. */
export const OWN_GLOW = {
  width: 14,
  selectedWidth: 16,
  blur: 7,
  opacity: 0.75,
  light: '#ff9a2e',
  dark: '#ffd35c',
  fillColour: '#ffffff',
  fill: { light: 0.24, dark: 0.1, aerial: 0.2 },
  litFill: { light: 0.36, dark: 0.18, aerial: 0.3 },
} as const

export const COMMUNITY_STYLE = {
  light: '#0052a3',
  dark: '#a9d6ff',
  outline: 2,
  band: { width: 8, opacity: 0.22 },
} as const

/** Returns the colour of a level's lines and discs on a map with this palette. */
export function levelColour(level: Level, palette: Palette): string {
  return palette === 'light' ? LEVEL_STYLE[level].light : LEVEL_STYLE[level].dark
}

/** Returns the colour and dashes of a level in charts, the same as on the map, for CSS. */
export function levelInk(level: Level): { colour: string; dash: string } {
  const { light, dark, dash } = LEVEL_STYLE[level]
  return { colour: `light-dark(${light}, ${dark})`, dash: dash.join(' ') }
}

/** Returns the colour of the casing between a level's line or disc and the map below. */
export function casingColour(palette: Palette): string {
  return palette === 'light' ? '#ffffff' : '#0b1208'
}

/** Returns the colour of the glow of an own area on a map with this palette. */
export function glowColour(palette: Palette): string {
  return palette === 'light' ? OWN_GLOW.light : OWN_GLOW.dark
}

/** Returns the colour of a community's outline on a map with this palette. */
export function communityColour(palette: Palette): string {
  return palette === 'light' ? COMMUNITY_STYLE.light : COMMUNITY_STYLE.dark
}
