import { expect, test } from 'vitest'
import { pathNames } from '../../platform/paths.ts'
import { pageOf } from '../../pages.ts'
import { hasBar } from './hasBar.ts'

const PHONE = true
const inMain = pathNames.map(pageOf).filter(({ layout = 'main' }) => layout === 'main' || layout === 'map')

test('hasBar: on a phone, only the map and the drawing pages have no toolbar, because they have their own header', () => {
  expect(inMain.filter((page) => !hasBar(page, PHONE)).map(({ name }) => name)).toEqual([
    'landOwnerRegister',
    'map',
    'area',
    'splitArea',
    'addArea',
    'correctLand',
    'createCommunity',
  ])
})

test('hasBar: a page with the bare layout has no toolbar on any screen; on wide screens all other pages have it', () => {
  expect(hasBar({ layout: 'bare' }, PHONE) || hasBar({ layout: 'bare' }, false)).toBe(false)
  expect(inMain.every((page) => hasBar(page, false))).toBe(true)
})
