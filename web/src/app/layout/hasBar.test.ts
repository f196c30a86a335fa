import { expect, test } from 'vitest'
import { pathNames } from '../../platform/paths.ts'
import { pageOf } from '../../pages.ts'
import { hasBar } from './hasBar.ts'

const PHONE = true
const inMain = pathNames.map(pageOf).filter(({ layout = 'main' }) => layout === 'main' || layout === 'map')

test('hasBar: on a phone the map and the drawing pages alone have no toolbar, as they have a head of their own', () => {
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

test('hasBar: a bare page has no toolbar on any screen, and wide screens have it on each other page', () => {
  expect(hasBar({ layout: 'bare' }, PHONE) || hasBar({ layout: 'bare' }, false)).toBe(false)
  expect(inMain.every((page) => hasBar(page, false))).toBe(true)
})
