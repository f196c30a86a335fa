import { LEVELS } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { GLYPH_REACH, glyphCircles } from './glyph.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'

describe('glyphCircles', () => {
  test.each(LEVELS)("draws for level %s one dot and the level's number of rings", (level) => {
    for (const mine of [true, false]) {
      const inner = glyphCircles(level, mine, 'badge').slice(1)
      expect(inner.filter((circle) => circle.stroke)).toHaveLength(LEVEL_STYLE[level].rings)
      expect(inner.filter((circle) => circle.fill)).toHaveLength(1)
    }
  })

  test.each(LEVELS)('returns circles inside the box of the glyph for level %s', (level) => {
    for (const mine of [true, false])
      for (const kind of ['badge', 'bare'] as const)
        for (const { radius, width = 0 } of glyphCircles(level, mine, kind)) {
          expect(radius + width / 2).toBeLessThanOrEqual(GLYPH_REACH[kind])
        }
  })

  test('draws a coloured disc with pale rings for own areas, and a pale disc with coloured rings for areas of others', () => {
    const paints = (mine: boolean) => glyphCircles('country', mine, 'badge').map(({ fill, stroke }) => fill ?? stroke)
    expect(paints(true)).toEqual(['level', 'casing', 'casing', 'casing'])
    expect(paints(false)).toEqual(['casing', 'level', 'level', 'level'])
  })

  test("draws no disc for another person's area in a list", () => {
    expect(glyphCircles('neighborhood', false, 'bare')).toHaveLength(1)
    expect(glyphCircles('neighborhood', true, 'bare')).toHaveLength(2)
  })
})
