import { expect, test } from 'vitest'
import { paths, patternOf, type PathName } from '../paths.ts'
import { isServerPath } from './serverPaths.ts'

test('isServerPath is false for every page of the app', () => {
  for (const name of Object.keys(paths) as PathName[]) expect(isServerPath(patternOf(name)), name).toBe(false)
})

test.each([
  '/test',
  '/update',
  '/mail',
  '/mail2',
  '/mails',
  '/mailbox',
  '/mailbox/3',
  '/metrics',
  '/healthz',
  '/readyz',
  '/readyz?from=a-probe',
  '/trpc/account.me',
  '/api/auth/session',
  '/tiles/9/1/2.mvt',
  '/live/?EIO=4',
  '/basemap/land.json',
  '/pictures/fieldfare-1.jpg',
  '/c/3n5-8yk-c0w',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/areas/first.xml',
  '/photos/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa/list.jpg',
])('isServerPath is true for %s', (path) => {
  expect(isServerPath(path)).toBe(true)
})
