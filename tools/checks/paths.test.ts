import { expect, test } from 'vitest'
import { missingPaths } from './paths.ts'

test('a path that does not exist is found, in backticks and in links, once', () => {
  const paper = 'See `server/src/gone.ts`, [it](docs/gone.md#part) and `server/src/gone.ts` again.'
  expect(missingPaths(paper, () => false)).toEqual(['server/src/gone.ts', 'docs/gone.md'])
})

test('what exists, a pattern and other words are left alone', () => {
  const paper = 'See `server/src/app.ts`, `shared/src/messages/*.ts`, `web` and `npm test`.'
  expect(missingPaths(paper, (path) => ['server/src/app.ts', 'web'].includes(path))).toEqual([])
})
