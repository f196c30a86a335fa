import { expect, test } from 'vitest'
import { pagesWithMap } from './lateMap.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({ fileName, moduleIds, imports })
const library = chunk('map.js', ['/app/node_modules/maplibre-gl/dist/maplibre-gl.mjs'])
const pageOf = (...imports: string[]) => chunk('Login.js', ['/app/web/src/people/LoginPage.tsx'], imports)

test('pagesWithMap lists a page that imports the map library, directly or through other files, or whose file contains it', () => {
  const between = chunk('icons.js', ['/app/web/src/icons.tsx'], ['map.js', 'icons.js'])
  expect(pagesWithMap([library, pageOf('map.js')])).toEqual(['Login.js'])
  expect(pagesWithMap([library, between, pageOf('react.js', 'icons.js')])).toEqual(['Login.js'])
  const { moduleIds } = library
  expect(pagesWithMap([chunk('One.js', [...moduleIds, ...pageOf().moduleIds])])).toEqual(['One.js'])
})

test('pagesWithMap leaves out pages without the map library, and files that are no page', () => {
  const view = chunk('view.js', ['/app/web/src/map/view/MapCanvas.tsx'], ['map.js'])
  expect(pagesWithMap([library, view, pageOf('react.js')])).toEqual([])
})
