import { LEVELS } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { GLYPH_REACH, glyphCircles } from './glyph.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'

describe('the glyph of a level', () => {
  test.each(LEVELS)('%s has a dot and as many rings as the level says, mine or not', (level) => {
    for (const mine of [true, false]) {
      const inner = glyphCircles(level, mine, 'badge').slice(1)
      expect(inner.filter((circle) => circle.stroke)).toHaveLength(LEVEL_STYLE[level].rings)
      expect(inner.filter((circle) => circle.fill)).toHaveLength(1)
    }
  })

  test.each(LEVELS)('%s stays inside its box', (level) => {
    for (const mine of [true, false])
      for (const kind of ['badge', 'bare'] as const)
        for (const { radius, width = 0 } of glyphCircles(level, mine, kind)) {
          expect(radius + width / 2).toBeLessThanOrEqual(GLYPH_REACH[kind])
        }
  })

  test('mine is a coloured disc with pale rings, others a pale disc with coloured rings', () => {
    const paints = (mine: boolean) => glyphCircles('country', mine, 'badge').map(({ fill, stroke }) => fill ?? stroke)
    expect(paints(true)).toEqual(['level', 'casing', 'casing', 'casing'])
    expect(paints(false)).toEqual(['casing', 'level', 'level', 'level'])
  })

  test('in lists someone else’s area has no disc', () => {
    expect(glyphCircles('neighborhood', false, 'bare')).toHaveLength(1)
    expect(glyphCircles('neighborhood', true, 'bare')).toHaveLength(2)
  })
})
