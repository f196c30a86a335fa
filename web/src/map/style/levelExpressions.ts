import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import type { ExpressionSpecification } from 'maplibre-gl'
import { LEVEL_RULES, LEVEL_STYLE, levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'

/** The states of an area on the map: hidden, selected (drawn by its own layers), or highlighted (`lit`), as from a list. */
export type AreaState = 'hidden' | 'selected' | 'lit'

export const hasState = (state: AreaState): ExpressionSpecification => ['boolean', ['feature-state', state], false]

export const isLevel = (level: Level): ExpressionSpecification => ['==', ['get', 'level'], level]

/** Returns an expression that is `value`, or 0 while any of the states is set. */
export function unless(states: readonly AreaState[], value: ExpressionSpecification | number): ExpressionSpecification {
  return ['case', ['any', ...states.map(hasState)], 0, value]
}

/** Returns an expression for the colour of a feature's level. */
export function byLevel(palette: Palette): ExpressionSpecification {
  const [first, second, third] = LEVELS
  return [
    'match',
    ['get', 'level'],
    ...([first, levelColour(first, palette)] as const),
    ...([second, levelColour(second, palette)] as const),
    ...([third, levelColour(third, palette)] as const),
    levelColour('world', palette),
  ]
}

/** The widest line, in pixels, for which the dash lengths are right: round caps of wider lines would fill the gaps. */
const DASHED_FOR = LEVEL_RULES.line.own

/**
 * Returns the dashes of a level for a line width, in pixels, with gaps as open as on a thinner line.
 * @param width the line width in pixels
 */
export function dashFor(level: Level, width: number): number[] {
  const more = Math.max(0, width - DASHED_FOR)
  return LEVEL_STYLE[level].dash.map((px, i) => (i % 2 ? px + more : px))
}

/** Returns an expression for the dashes by level, in multiples of the line width, as MapLibre expects. */
export function dashByLevel(width: number): ExpressionSpecification {
  const dash = (level: Level): ExpressionSpecification => ['literal', dashFor(level, width).map((px) => px / width)]
  return ['match', ['get', 'level'], 'living area', dash('living area'), 'country', dash('country'), dash('world')]
}
