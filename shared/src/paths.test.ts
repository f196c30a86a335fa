import { expect, test } from 'vitest'
import { isPagePath, pageAt, paths } from './paths.ts'

test.each(Object.entries(paths))('isPagePath: %s is a page', (_name, path) => {
  const address = typeof path === 'string' ? path : path('7')
  expect(isPagePath(address)).toBe(true)
  expect(isPagePath(`${address.replace(/\/$/, '')}/`)).toBe(true)
})

test.each(['/area', '/area/7/8', '/secret', '/.env', '//area/7', '/trpc/account.me', '/api/config', '/healthz'])(
  'isPagePath: %s is not a page',
  (path) => {
    expect(isPagePath(path)).toBe(false)
  },
)

test('pageAt: returns the name and the parameter of a page', () => {
  expect(pageAt('/map/')).toEqual({ name: 'map', parameter: undefined })
  expect(pageAt('/survey/create-area/living%20area')).toEqual({ name: 'surveyCreateArea', parameter: 'living area' })
  expect(pageAt('/area/%zz')).toEqual({ name: 'area', parameter: '%zz' })
  expect(pageAt('/')).toEqual({ name: 'root', parameter: undefined })
  expect(pageAt('/area')).toBeNull()
})
