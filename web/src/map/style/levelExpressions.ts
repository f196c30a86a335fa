import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import type { ExpressionSpecification } from 'maplibre-gl'
import { LEVEL_RULES, LEVEL_STYLE, levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'

/** The feature states: hidden, drawn by the selected layers, highlighted from a list. */
export type AreaState = 'hidden' | 'selected' | 'lit'

export const hasState = (state: AreaState): ExpressionSpecification => ['boolean', ['feature-state', state], false]

export const isLevel = (level: Level): ExpressionSpecification => ['==', ['get', 'level'], level]

/** The value, or 0 while any of the states is set. */
export function unless(states: readonly AreaState[], value: ExpressionSpecification | number): ExpressionSpecification {
  return ['case', ['any', ...states.map(hasState)], 0, value]
}

/** The colour of a feature's level. */
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

/** The widest line that the dash lengths suit: the round caps of a wider line reach further into the gaps. */
const DASHED_FOR = LEVEL_RULES.line.own

/**
 * The dashes of a level for a line width, in pixels, with gaps as open as on a thinner line.
 * @param width pixels
 */
export function dashFor(level: Level, width: number): number[] {
  const more = Math.max(0, width - DASHED_FOR)
  return LEVEL_STYLE[level].dash.map((px, i) => (i % 2 ? px + more : px))
}

/** Returns the dashes by level as an expression, in line widths as a layer's style expects. */
export function dashByLevel(width: number): ExpressionSpecification {
  const dash = (level: Level): ExpressionSpecification => ['literal', dashFor(level, width).map((px) => px / width)]
  return ['match', ['get', 'level'], 'living area', dash('living area'), 'country', dash('country'), dash('world')]
}
