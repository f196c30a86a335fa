import { describe, expect, test } from 'vitest'
import { LEVELS } from '../limits.ts'
import { LOVE_DENSITY, LOVE_PEOPLE, loveRamp, rampGradient } from './loveRamp.ts'

/** Returns the relative luminance of a colour, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(['all', ...LEVELS] as const)('loveRamp of %s', (level) => {
  test.each(['light', 'dark'] as const)(
    'the colour for a higher number of people always contrasts more with the %s map',
    (theme) => {
      const shown = loveRamp(level, theme).slice(1)
      const lights = shown.map(({ colour }) => luminance(colour))
      expect(lights).toEqual(lights.toSorted((a, b) => (theme === 'dark' ? a - b : b - a)))
      expect(new Set(lights).size).toBe(shown.length)
      const rising = shown.map(({ opacity }) => opacity)
      expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    },
  )
})

test('loveRamp is transparent where nobody is counted', () => {
  expect(loveRamp('all', 'dark')[0]).toMatchObject({ density: 0, opacity: 0 })
})

test('loveRamp has a warm hue for all levels together, and another hue for each single level', () => {
  expect(loveRamp('all', 'dark').map(({ colour }) => colour)).toEqual(
    expect.arrayContaining(['#5c1527', '#7a1c38', '#c74033', '#f28533', '#ffc761', '#fff5cc']),
  )
  const middles = LEVELS.map((level) => loveRamp(level, 'light')[4]?.colour)
  expect(new Set(middles).size).toBe(LEVELS.length)
})

test('rampGradient covers all densities of the legend, which has one density for each number of people', () => {
  expect(LOVE_DENSITY).toHaveLength(LOVE_PEOPLE.length)
  const gradient = rampGradient(loveRamp('all', 'light'))
  const places = [...gradient.matchAll(/ (-?[\d.]+)%/g)].map(([, place]) => Number(place))
  expect(places[0]).toBeLessThanOrEqual(0)
  expect(places.at(-1)).toBeGreaterThanOrEqual(100)
})
