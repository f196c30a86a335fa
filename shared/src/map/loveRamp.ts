import type { Level } from '../limits.ts'
import { levelColour, type MapTheme } from './levels.ts'

/** The numbers in the legend of the love map, each for at least so many people. */
export const LOVE_PEOPLE = [5, 10, 20, 50, 100] as const
/** The density of the glow, from 0 to 1, for each number of LOVE_PEOPLE. */
export const LOVE_DENSITY = [0.16, 0.36, 0.56, 0.76, 0.96] as const

/** A stop of the love map's ramp: the colour and opacity at this density. */
export interface RampStop {
  density: number
  /** As #rrggbb. */
  colour: string
  opacity: number
}

/** The warm ramp for all levels together: from dark to light colours on the dark map, from light to dark ones on the light map. */
const WARM: Record<MapTheme, readonly string[]> = {
  light: ['#ffe9a8', '#ffcb60', '#fa9b3d', '#e8622f', '#c2322f', '#7c1430'],
  dark: ['#5c1527', '#7a1c38', '#c74033', '#f28533', '#ffc761', '#fff5cc'],
}
/** Shares of white (more than 0) or black (less than 0) in the ramp of a level's own hue. */
const SHADES: Record<MapTheme, readonly number[]> = {
  light: [0.72, 0.5, 0.26, 0, -0.22, -0.48],
  dark: [-0.62, -0.48, -0.24, 0, 0.4, 0.78],
}
const OPACITY: Record<MapTheme, readonly [first: number, last: number]> = { light: [0.66, 0.94], dark: [0.72, 0.97] }
/** The density at which the first colour is fully shown; below that it fades out. */
const FIRST = 0.1

/** Returns the ramp of the love map by density: warm for all levels together, in the level's own hue for a single level. */
export function loveRamp(level: Level | 'all', theme: MapTheme): RampStop[] {
  const own = level === 'all' ? null : levelColour(level, theme)
  const colours = own ? SHADES[theme].map((share) => shade(own, share)) : WARM[theme]
  const [first, last] = OPACITY[theme]
  const part = (i: number) => i / (colours.length - 1)
  return [
    { density: 0, colour: colours[0] ?? '', opacity: 0 },
    ...colours.map((colour, i) => ({
      density: FIRST + (1 - FIRST) * part(i),
      colour,
      opacity: first + (last - first) * part(i),
    })),
  ]
}

/** Returns the part of a ramp that the legend shows as a CSS gradient, from the fewest people on the left to the most. */
export function rampGradient(ramp: readonly RampStop[]): string {
  const [from, to] = [LOVE_DENSITY[0], LOVE_DENSITY[LOVE_DENSITY.length - 1] ?? 1]
  const stops = ramp
    .filter(({ opacity }) => opacity > 0)
    .map(({ density, colour }) => `${colour} ${(((density - from) / (to - from)) * 100).toFixed(1)}%`)
  return `linear-gradient(to right, ${stops.join(', ')})`
}

/** Mixes a colour with white, or with black where the share is negative. */
function shade(hex: string, share: number): string {
  const towards = share > 0 ? 255 : 0
  return `#${[1, 3, 5]
    .map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16)
      return Math.round(value + (towards - value) * Math.abs(share))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}
