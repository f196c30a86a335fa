import { expect, test } from 'vitest'
import { importers, touchedTests } from './changed.mjs'
import { byStage, testsOf, testsOfPaths } from './chosen.mjs'

const SOURCES = {
  'shared/src/area.ts': '',
  'web/src/land/area/data.ts': "import type { Area } from '@fieldfare/shared/area.ts'",
  'web/src/land/area/AreaPage.tsx': "const x = () => import('./data.ts')",
  'web/src/land/area/AreaPage.test.tsx': "import { AreaPage } from './AreaPage.tsx'",
  'web/src/platform/ui/Mark.test.tsx': "import { Mark } from './Mark.tsx'",
  'server/src/app.ts': "import { insert } from './area/insert.ts'",
  'server/src/land/area/insert.ts': "import { AddArea } from '@fieldfare/shared/area.ts'",
  'server/src/land/area/insert.test.ts': "import { useWorld } from '../testing/world.ts'",
  'server/src/testing/world.ts': "import { buildApp } from '../app.ts'",
  'server/src/content/photo/keep.test.ts': "import { useWorld } from '../testing/world.ts'",
  'e2e/area.journey.ts': "import { test } from './journey.ts'",
}
const files = Object.keys(SOURCES)
const importedBy = importers(files, (path) => SOURCES[path])
const touched = (...changed) =>
  touchedTests(
    changed,
    importedBy,
    files.filter((path) => /\.(test|journey)\./.test(path)),
  )

test('testsOfPaths throws for a path that does not exist or has no tests', () => {
  expect(() => testsOfPaths(['web/src/nowhere.ts'])).toThrow('There is no web/src/nowhere.ts.')
  expect(() => testsOfPaths(['../elsewhere'])).toThrow('There is no')
  expect(() => testsOfPaths(['docs/decisions'])).toThrow('docs/decisions has no tests.')
})

test('testsOf returns the test named like a file, else those of its folder; for a folder, all below it', () => {
  expect(testsOf('tools/test/changed.test.mjs')).toEqual(['tools/test/changed.test.mjs'])
  expect(testsOf('tools/test/changed.mjs')).toEqual(['tools/test/changed.test.mjs'])
  expect(testsOf('tools/test/stages.mjs')).toEqual(testsOf('tools/test'))
  expect(testsOf('tools')).toContain('tools/test/outcome.test.mjs')
})

test('byStage assigns each test to the stage that runs it', () => {
  expect(byStage(['web/a.test.ts', 'server/b.test.ts', 'e2e/c.journey.ts'])).toEqual({
    unit: { shared: [], web: ['web/a.test.ts'], tools: [] },
    calls: ['server/b.test.ts'],
    journeys: ['e2e/c.journey.ts'],
  })
})

test('touchedTests includes direct and indirect importers of a changed web file', () => {
  expect(touched('web/src/land/area/data.ts').tests).toEqual(['web/src/land/area/AreaPage.test.tsx'])
  expect(touched('web/src/land/area/AreaPage.tsx').tests).toEqual(['web/src/land/area/AreaPage.test.tsx'])
  expect(touched('web/src/platform/pwa/update.ts').tests).toEqual([])
})

test('touchedTests includes the folder of a changed server file, but not tests that import the whole server', () => {
  expect(touched('server/src/land/area/insert.ts').tests).toEqual(['server/src/land/area/insert.test.ts'])
})

test('touchedTests includes a journey only if the journey itself changed', () => {
  expect(touched('e2e/journey.ts').tests).toEqual([])
  expect(touched('e2e/area.journey.ts').tests).toEqual(['e2e/area.journey.ts'])
})

test('touchedTests adds a remark instead of tests for a file that most of the server imports', () => {
  const many = new Map([
    ['server/src/platform/call/call.ts', Array.from({ length: 41 }, (_, n) => `server/src/land/area/c${n}.ts`)],
  ])
  const { tests, remarks } = touchedTests(['server/src/platform/call/call.ts'], many, [
    'server/src/land/area/c1.test.ts',
  ])
  expect(tests).toEqual([])
  expect(remarks).toEqual([
    '41 files of the server use server/src/platform/call/call.ts: npm test -- server tries all.',
  ])
})
