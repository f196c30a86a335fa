import { tmpdir } from 'node:os'
import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import { expect, test } from 'vitest'
import { square } from '../../testing/testShapes.ts'
import { drawPicture } from './drawPicture.ts'

const dist = tmpdir()

test('nothing that people typed is in the drawing but as outlines', () => {
  const svg = drawPicture({ dist, shown: { title: '<script href="x"/>', geometry: square(5, 53), level: 'world' } }, '')
  expect(svg).not.toMatch(/script|href|<text/)
})

test('5,000 vertices become no more than are seen', () => {
  const ring = Array.from({ length: VERTICES_MAX }, (_, i): [number, number] => {
    const angle = ((i % (VERTICES_MAX - 1)) / (VERTICES_MAX - 1)) * 2 * Math.PI
    return [5 + Math.cos(angle) / 100, 53 + Math.sin(angle) / 100]
  })
  const svg = drawPicture(
    { dist, shown: { title: '', geometry: { type: 'Polygon', coordinates: [ring] }, level: null } },
    '',
  )
  expect(svg.length).toBeLessThan(120_000)
})

test('an area has the colour and the dashes of its level, a community its band', () => {
  const area = drawPicture({ dist, shown: { title: '', geometry: square(5, 53), level: 'living area' } }, '')
  expect(area).toContain(LEVEL_STYLE['living area'].light)
  expect(area).toContain('stroke-dasharray')
  const community = drawPicture({ dist, shown: { title: '', geometry: square(5, 53), level: null } }, '')
  expect(community).toContain('clip-path')
})
