import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { casingColour, LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import type { Frame } from '@fieldfare/shared/map/mapFrame.ts'
import { landSvg, lineSvg, shapePath } from './mapSvg.ts'

/** An area on a card, in pixels of a preview of links: its line inside a casing over a glow. */
const LINE = 4
const CASING = 7.4
/** A stroke of a width, blurred; lines of one another's width in so many steps, since a filter takes ten times as long. */
const GLOW = { colour: '#ff9a2e', width: 26, blur: 7, opacity: 0.75, steps: 14 }
/** Light, so that woods stay green under it. */
const FILL = 0.24
/** The lengths of dashes are for a line of this width. */
const DASHED_LINE = 3

/**
 * An area that glows, in its level's colour and dashes, or a community's land as a band inside its line.
 * @param size of its lines: 1 on a preview of links
 */
export function shapeSvg(frame: Frame, geometry: AreaShape, level: Level | null, size: number): string {
  const path = shapePath(frame, geometry)
  if (!level) return landSvg(path)
  const dash = LEVEL_STYLE[level].dash.map((length) => (length * size * LINE) / DASHED_LINE).join(' ')
  return [
    glowSvg(path, size),
    `<path fill="#ffffff" fill-opacity="${FILL}" fill-rule="evenodd" d="${path}"/>`,
    lineSvg(path, casingColour('light'), CASING * size),
    lineSvg(path, levelColour(level, 'light'), LINE * size, dash),
  ].join('')
}

function glowSvg(path: string, size: number): string {
  const reach = GLOW.width / 2 + 2 * GLOW.blur
  const lines: string[] = []
  let seen = 0
  for (let step = 0; step < GLOW.steps; step++) {
    const wide = reach * (1 - step / GLOW.steps)
    // About what a Gaussian blur leaves of an edge, here at the middle of the step.
    const wanted = GLOW.opacity / (1 + Math.exp((wide - reach / GLOW.steps / 2 - GLOW.width / 2) / (GLOW.blur * 0.6)))
    const opacity = 1 - (1 - wanted) / (1 - seen)
    seen = wanted
    lines.push(`<path stroke-width="${round(2 * wide * size)}" stroke-opacity="${round(opacity)}" d="${path}"/>`)
  }
  return `<g fill="none" stroke="${GLOW.colour}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
