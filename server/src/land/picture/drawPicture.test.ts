import { tmpdir } from 'node:os'
import { CARD_SIZES, PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import { expect, test } from 'vitest'
import { square } from '../../testing/testShapes.ts'
import { drawPicture } from './drawPicture.ts'
import type { Subject } from './subjectCard.ts'

const draw = (more: Partial<Subject>, photo: string | null = null) => {
  const said = { words: '', facts: '', ask: 'Which place?', address: 'https://fieldfare.example/area/7', how: 'Scan.' }
  const shown: Subject = {
    size: 'link',
    title: '',
    geometry: square(5, 53),
    level: 'world',
    photo: null,
    ...said,
    ...more,
  }
  return drawPicture({ dist: tmpdir(), shown, maps: [null], language: 'nl', format: 'jpg' }, '', photo)
}
const lettered = (svg: string) => svg.split('<path fill="#12212e"').length

test('drawPicture: a title and a description with markup appear as outlines only', () => {
  const markup = '<script href="x"/>'
  expect(draw({ title: markup, words: markup, facts: markup, ask: markup })).not.toMatch(/script|href|<text/)
})

test('drawPicture: a text with letters outside the font is left out, and a long text ends with the last line that fits', () => {
  const none = lettered(draw({}))
  expect(lettered(draw({ words: '雁' }))).toBe(none)
  expect(lettered(draw({ words: 'Geese in March.' }))).toBe(none + 1)
  expect(lettered(draw({ words: 'Geese in March, and nobody else for hours. '.repeat(20) }))).toBe(none + 5)
})

test('drawPicture: a shape of 5,000 vertices is simplified to its visible corners', () => {
  const ring = Array.from({ length: VERTICES_MAX }, (_, i): [number, number] => {
    const angle = ((i % (VERTICES_MAX - 1)) / (VERTICES_MAX - 1)) * 2 * Math.PI
    return [5 + Math.cos(angle) / 100, 53 + Math.sin(angle) / 100]
  })
  const svg = draw({ geometry: { type: 'Polygon', coordinates: [ring] } })
  expect(svg.length).toBeLessThan(400_000)
})

test('drawPicture: an area has the colour and dashes of its level, and a community has a band along its outline', () => {
  const area = draw({ level: 'living area' })
  expect(area).toContain(LEVEL_STYLE['living area'].light)
  expect(area).toContain('stroke-dasharray')
  expect(draw({ level: null })).toContain('clip-path')
})

test('drawPicture: a picture has the width and height of its size, and contains the photo if one is given', () => {
  for (const size of CARD_SIZES) {
    const { width, height } = PICTURE_SIZES[size]
    const bare = draw({ size })
    expect(bare).toContain(`width="${width}" height="${height}"`)
    expect(bare).not.toContain('<image')
    expect(draw({ size, photo: new Uint8Array(1) }, 'data:image/jpeg;base64,')).toContain('<image')
  }
})
