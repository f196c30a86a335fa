// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ownPath, paths, patternOf } from './paths.ts'

test('ownPath returns undefined for every URL outside the site', () => {
  for (const foreign of [
    'https://elsewhere.example/x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    7,
    undefined,
  ])
    expect(ownPath(foreign), String(foreign)).toBeUndefined()
})

test('ownPath returns a path of the site with its query and hash', () => {
  expect(ownPath('/measureDetail?id=1#top')).toBe('/measureDetail?id=1#top')
})

test('paths contain ids in escaped form; patternOf returns the pattern with its parameters', () => {
  expect(paths.area('a/b')).toBe('/area/a%2Fb')
  expect(paths.editCommunity('7')).toBe('/edit-community/7/edit')
  expect(patternOf('verifyEmail')).toBe('/verify-email/$token')
  expect(patternOf('map')).toBe('/map')
})
