import type { Level } from '@fieldfare/shared/limits.ts'
import { GLYPH_REACH, glyphCircles, type GlyphKind, type GlyphPaint } from './glyph.ts'
import { casingColour, COMMUNITY_STYLE, LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'

interface LevelGlyphProps {
  level: Level
  /** True for the reader's own area: a filled disc instead of bare rings. */
  mine?: boolean
  /** The size in CSS pixels. */
  size?: number
  kind?: GlyphKind
}

const CASING = `light-dark(${casingColour('light')}, ${casingColour('dark')})`

/** The icon of a level in lists and legends. Hidden from screen readers: the level's name is beside it. */
export function LevelGlyph({ level, mine = false, size = 28, kind = 'bare' }: LevelGlyphProps) {
  const { light, dark, lightText, darkText } = LEVEL_STYLE[level]
  const reach = GLYPH_REACH[kind]
  const own = mine || kind === 'badge'
  const colours: Record<GlyphPaint, string> = {
    level: own ? `light-dark(${light}, ${dark})` : `light-dark(${lightText}, ${darkText})`,
    casing: CASING,
  }
  const paint = (which: GlyphPaint | undefined) => (which ? colours[which] : 'none')
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {glyphCircles(level, mine, kind).map(({ radius, fill, stroke, width }) => (
        <circle key={radius} r={radius} strokeWidth={width} style={{ fill: paint(fill), stroke: paint(stroke) }} />
      ))}
    </svg>
  )
}

/** The icon of a community: a rounded square. Hidden from screen readers: a text is beside it. */
export function CommunityGlyph({ size = 28 }: { size?: number }) {
  const colour = `light-dark(${COMMUNITY_STYLE.light}, ${COMMUNITY_STYLE.dark})`
  const fill = `color-mix(in srgb, ${colour} 16%, transparent)`
  return (
    <svg
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <rect x="-11" y="-11" width="22" height="22" rx="6.5" strokeWidth="2" style={{ fill, stroke: colour }} />
    </svg>
  )
}
