import { expect, test } from 'vitest'
import { circlesIn, stepsIn } from './circles.ts'

const imports = (...targets: string[]) => targets.map((target) => `import { x } from '${target}'`).join('\n')
const byFile = (files: Record<string, string>) => circlesIn(stepsIn(files), (path) => path)
const byFolder = (files: Record<string, string>) => circlesIn(stepsIn(files), (path) => path.split('/')[0] ?? '')

test('circlesIn reports two folders that import each other, with the importing files', () => {
  const files = {
    'area/data.ts': imports('../account/data.ts'),
    'account/mine/list.tsx': imports('../../area/data.ts'),
  }
  expect(byFile(files)).toEqual([])
  expect(byFolder(files)).toEqual([
    [
      { from: 'area/data.ts', to: 'account/data.ts', type: false },
      { from: 'account/mine/list.tsx', to: 'area/data.ts', type: false },
    ],
  ])
})

test('circlesIn reports a circle of three files once, and a shorter circle first', () => {
  const long = { 'a/x.ts': imports('../b/x.ts'), 'b/x.ts': imports('../c/x.ts'), 'c/x.ts': imports('../a/x.ts') }
  expect(byFile(long)).toHaveLength(1)
  expect(byFile(long)[0]).toHaveLength(3)
  expect(byFolder({ ...long, 'b/y.ts': imports('../a/y.ts') })[0]).toHaveLength(2)
})

test('circlesIn counts type imports, dynamic imports, re-exports and imports over several lines', () => {
  const back = imports('../a/x.ts')
  for (const text of [
    "import type { X } from '../b/x.ts'",
    "import { type X } from '../b/x.ts'",
    "const later = () => import('../b/x.ts')",
    "import {\n  one,\n  two,\n} from '../b/x.ts'",
    "export { one } from '../b/x.ts'",
  ])
    expect(byFile({ 'a/x.ts': text, 'b/x.ts': back }), text).toHaveLength(1)
})

test('circlesIn ignores tests, packages, comments and imports in one direction', () => {
  const back = imports('../a/x.ts')
  for (const text of [imports('react', './y.ts'), "// import { x } from '../b/x.ts'", "/* import('../b/x.ts') */"])
    expect(byFile({ 'a/x.ts': text, 'b/x.ts': back }), text).toEqual([])
  expect(byFile({ 'a/x.test.ts': imports('../b/x.ts'), 'b/x.ts': imports('../a/x.test.ts') })).toEqual([])
})
