import { expect, test } from 'vitest'
import { isMapPath, readMapLocation, withAt } from './mapLocation.ts'

test('readMapLocation ignores unknown and malformed parameters', () => {
  expect(readMapLocation('/map?list=people&who=me&rating=99')).toEqual({
    path: '/map',
    at: null,
    areaId: null,
    communityId: null,
    list: null,
    filter: '',
    love: null,
  })
  expect(readMapLocation('/area/')).toMatchObject({ areaId: null })
})

test('readMapLocation reads position, area, community, list and filter', () => {
  expect(readMapLocation('/area/x?at=8/53.2/6.59')).toMatchObject({ areaId: 'x', at: '8/53.2/6.59' })
  expect(readMapLocation('/map?list=communities&at=8%2F53.2%2F6.59')).toMatchObject({
    list: 'communities',
    at: '8/53.2/6.59',
  })
  expect(readMapLocation('/map?mine=true&rating=7&levels=world,country')).toMatchObject({
    filter: 'levels=country,world&rating=7&mine=true',
  })
  expect(readMapLocation('/map?community=c')).toMatchObject({ communityId: 'c' })
})

test('readMapLocation ignores the love map if the URL also has an area, a community or a list', () => {
  expect(readMapLocation('/map?love=all&year=2025')).toMatchObject({ love: { level: 'all', year: 2025 } })
  for (const href of ['/area/x?love=all', '/map?community=c&love=all', '/map?list=areas&love=all'])
    expect(readMapLocation(href).love).toBeNull()
})

test('isMapPath returns true only for the path of the map and paths of areas', () => {
  expect(['/map', '/area/x', '/area/x/y', '/my-areas', '/mapx'].map(isMapPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('withAt adds or replaces the position in a path without escaping slashes', () => {
  expect(withAt('/map?list=areas', '8/53.2/6.59')).toBe('/map?list=areas&at=8/53.2/6.59')
  expect(withAt('/map?at=1/2/3#x', '8/53.2/6.59')).toBe('/map?at=8/53.2/6.59#x')
})
