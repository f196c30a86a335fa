import { expect, test } from 'vitest'
import { isPagePath, paths } from './paths.ts'

test.each(Object.entries(paths))('%s is a page', (_name, path) => {
  const address = typeof path === 'string' ? path : path('7')
  expect(isPagePath(address)).toBe(true)
  expect(isPagePath(`${address.replace(/\/$/, '')}/`)).toBe(true)
})

test.each(['/area', '/area/7/8', '/secret', '/.env', '//area/7', '/trpc/account.me', '/api/config', '/healthz'])(
  '%s is none',
  (path) => {
    expect(isPagePath(path)).toBe(false)
  },
)
