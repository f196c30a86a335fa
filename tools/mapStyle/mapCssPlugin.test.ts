import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usedCss } from './mapCssPlugin.ts'

test("usedCss removes the styles of MapLibre's own controls, popups and credits", () => {
  const css = usedCss(
    '.maplibregl-ctrl-group{color:red}@media (hover:hover){.maplibregl-ctrl,.maplibregl-popup a{color:red}}.maplibregl-map{top:0}',
  )
  expect(css).toBe('.maplibregl-map{top:0}')
})

test('usedCss keeps the styles of the map itself, less than a tenth of the whole file', () => {
  const css = readFileSync(fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl.css')), 'utf8')
  const used = usedCss(css)
  expect(used.length).toBeLessThan(css.length / 10)
  for (const part of ['map', 'canvas', 'canvas-container', 'marker', 'crosshair', 'boxzoom'])
    expect(used).toContain(`.maplibregl-${part}`)
})
