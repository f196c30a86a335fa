import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import {
  casingColour,
  communityColour,
  glowColour,
  LEVEL_STYLE,
  levelColour,
  type MapTheme,
  OWN_GLOW,
} from '@fieldfare/shared/map/levels.ts'
import { type Frame, toPixels } from '@fieldfare/shared/map/mapFrame.ts'
import type { ThumbnailPlace } from '@fieldfare/shared/thumbnail.ts'
import { landSvg, lineSvg, shapePath } from './mapSvg.ts'

/** Widths in pixels of a link preview: an area's line, and the casing around it, over a glow. */
const LINE = 4
const CASING = 7.4
/** The glow: a blurred stroke of this width. It is drawn as `steps` lines of different widths, since an SVG filter takes ten times as long. */
const GLOW = { width: 26, blur: OWN_GLOW.blur, opacity: OWN_GLOW.opacity, steps: 14 }
/** Radii of the mark of a place: a dot, or a disc for an inexact place. */
const PIN = { dot: 13, about: 44 }
/** The line width for which the lengths of dashes are defined. */
const DASHED_LINE = 3

/**
 * Draws an area with a glow, in the colour and dashes of its level, or a community's land as a band inside its line.
 * @param size the factor of line widths: 1 on a link preview
 * @param glow the factor of the glow, if `size` would make it hide the map of a small picture
 */
export function shapeSvg(
  frame: Frame,
  geometry: AreaShape,
  level: Level | null,
  size: number,
  theme: MapTheme = 'light',
  glow = size,
): string {
  const path = shapePath(frame, geometry)
  if (!level) return landSvg(path, theme, size)
  const dash = LEVEL_STYLE[level].dash.map((length) => (length * size * LINE) / DASHED_LINE).join(' ')
  return [
    glowSvg(path, glow, theme),
    `<path fill="${OWN_GLOW.fillColour}" fill-opacity="${OWN_GLOW.fill[theme]}" fill-rule="evenodd" d="${path}"/>`,
    lineSvg(path, casingColour(theme), CASING * size),
    lineSvg(path, levelColour(level, theme), LINE * size, dash),
  ].join('')
}

/** Draws a dot with a glow at a place, or a soft disc at an inexact place. */
export function pinSvg(frame: Frame, { lng, lat, about }: ThumbnailPlace, size: number, theme: MapTheme): string {
  const [x, y] = toPixels(frame, lng, lat).map(round)
  const colour = communityColour(theme)
  const disc = (radius: number, look: string) => `<circle cx="${x}" cy="${y}" r="${round(radius * size)}" ${look}/>`
  if (about) return disc(PIN.about, `fill="${colour}" fill-opacity="0.3"`)
  const glow = glowSvg(`M${x} ${y}h0.1`, size / 2, theme)
  return glow + disc(PIN.dot, `fill="${colour}" stroke="${casingColour(theme)}" stroke-width="${round(5 * size)}"`)
}

function glowSvg(path: string, size: number, theme: MapTheme): string {
  const reach = GLOW.width / 2 + 2 * GLOW.blur
  const lines: string[] = []
  let seen = 0
  for (let step = 0; step < GLOW.steps; step++) {
    const wide = reach * (1 - step / GLOW.steps)
    // Approximates the opacity that a Gaussian blur gives to an edge, at the middle of the step.
    const wanted = GLOW.opacity / (1 + Math.exp((wide - reach / GLOW.steps / 2 - GLOW.width / 2) / (GLOW.blur * 0.6)))
    const opacity = 1 - (1 - wanted) / (1 - seen)
    seen = wanted
    lines.push(`<path stroke-width="${round(2 * wide * size)}" stroke-opacity="${round(opacity)}" d="${path}"/>`)
  }
  return `<g fill="none" stroke="${glowColour(theme)}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
