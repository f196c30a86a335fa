import { expect, test } from 'vitest'
import { missingPaths } from './paths.ts'

test('missingPaths lists a missing path once, from backticks and from links', () => {
  const paper = 'See `server/src/gone.ts`, [it](docs/gone.md#part) and `server/src/gone.ts` again.'
  expect(missingPaths(paper, () => false)).toEqual(['server/src/gone.ts', 'docs/gone.md'])
})

test('missingPaths leaves out existing paths, patterns and words without a path', () => {
  const paper = 'See `server/src/app.ts`, `shared/src/messages/*.ts`, `web` and `npm test`.'
  expect(missingPaths(paper, (path) => ['server/src/app.ts', 'web'].includes(path))).toEqual([])
})
