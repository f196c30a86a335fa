import { tmpdir } from 'node:os'
import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import { expect, test } from 'vitest'
import { square } from '../../testing/testShapes.ts'
import { drawPicture } from './drawPicture.ts'

const dist = tmpdir()

test('drawPicture: a title with markup appears as outlines only', () => {
  const svg = drawPicture({ dist, shown: { title: '<script href="x"/>', geometry: square(5, 53), level: 'world' } }, '')
  expect(svg).not.toMatch(/script|href|<text/)
})

test('drawPicture: a shape of 5,000 vertices is simplified to what is visible', () => {
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

test('drawPicture: an area has the colour and dashes of its level, a community a band', () => {
  const area = drawPicture({ dist, shown: { title: '', geometry: square(5, 53), level: 'living area' } }, '')
  expect(area).toContain(LEVEL_STYLE['living area'].light)
  expect(area).toContain('stroke-dasharray')
  const community = drawPicture({ dist, shown: { title: '', geometry: square(5, 53), level: null } }, '')
  expect(community).toContain('clip-path')
})
