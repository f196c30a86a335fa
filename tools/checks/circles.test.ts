import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

const imports = (...targets: string[]) => targets.map((target) => `import { x } from '${target}'`).join('\n')

test('two rooms that import each other are a circle, named with the files', () => {
  const files = {
    'area/data.ts': imports('../account/data.ts'),
    'account/mine/list.tsx': imports('../../area/data.ts'),
  }
  expect(circlesIn(files)).toEqual([
    [
      { from: 'area/data.ts', to: 'account/data.ts' },
      { from: 'account/mine/list.tsx', to: 'area/data.ts' },
    ],
  ])
})

test('a circle through three rooms is found once, and a shorter one before it', () => {
  const long = { 'a/x.ts': imports('../b/x.ts'), 'b/x.ts': imports('../c/x.ts'), 'c/x.ts': imports('../a/x.ts') }
  expect(circlesIn(long)).toHaveLength(1)
  expect(circlesIn(long)[0]).toHaveLength(3)
  expect(circlesIn({ ...long, 'b/y.ts': imports('../a/y.ts') })[0]).toHaveLength(2)
})

test('exports and imports over several lines count', () => {
  const files = {
    'a/x.ts': "import {\n  one,\n  two,\n} from '../b/x.ts'",
    'b/x.ts': "export { one } from '../a/y.ts'",
  }
  expect(circlesIn(files)).toHaveLength(1)
})

test('types, later loads, tests, packages, one direction and the files that put rooms together are no circle', () => {
  const back = imports('../a/x.ts')
  const circleless = [
    "import type { X } from '../b/x.ts'",
    "const later = () => import('../b/x.ts')",
    imports('react', './y.ts'),
    imports('../routes.tsx'),
  ]
  for (const text of circleless) expect(circlesIn({ 'a/x.ts': text, 'b/x.ts': back })).toEqual([])
  expect(circlesIn({ 'a/x.test.ts': imports('../b/x.ts'), 'b/x.ts': back })).toEqual([])
  expect(circlesIn({ 'routes.tsx': imports('./a/x.ts'), 'a/x.ts': imports('../routes.tsx') })).toEqual([])
})
