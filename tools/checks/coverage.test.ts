import { expect, test } from 'vitest'
import { coverageProblems, findingsProblems, titlesIn } from './coverage.ts'

const HEAD = 'id\twhat\tscreen\tcall\ttests\tstate'
const SOURCES: Record<string, string> = { 'web/src/a.test.ts': "test('it draws', () => {})" }
const problems = (...rows: string[]) =>
  coverageProblems([HEAD, ...rows, ''].join('\n'), (file) => SOURCES[file] ?? null)

test('a row that is done names a test that exists', () => {
  expect(problems('R01\tDraws\t/map\t\t\tdone')).toEqual(['R01: done, but no test shows it'])
  expect(problems('R01\tDraws\t/map\t\tweb/src/b.test.ts::it draws\tdone')).toEqual([
    'R01: there is no web/src/b.test.ts',
  ])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts\tdone')).toEqual(['R01: names no test in web/src/a.test.ts'])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it drew\tdone')).toEqual([
    "R01: web/src/a.test.ts has no test 'it drew'",
  ])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it draws | web/src/a.test.ts::no\tdone')).toHaveLength(1)
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it draws\tdone')).toEqual([])
})

test('a row has its six columns, a statement and a state', () => {
  expect(problems('R01\tDraws\tdone')).toEqual(['R01: 3 columns instead of 6'])
  expect(problems('R01\t\t/map\t\t\tcoming')).toEqual(['R01: does not say what it is about'])
  expect(problems('R01\tDraws\t/map\t\t\tsoon')).toEqual(["R01: is 'done' or 'coming', not 'soon'"])
  expect(coverageProblems('id\twhat\n', () => null)).toHaveLength(1)
})

test('no row is dropped or moved', () => {
  expect(problems('R01\ta\t\t\t\tcoming', 'R03\tb\t\t\t\tcoming')).toEqual([
    'R03: expected R02 here; rows are kept, in order',
  ])
  expect(problems('R01\ta\t\t\t\tcoming', 'U01\tb\t\t\t\tcoming', 'R02\tc\t\t\t\tcoming')).toEqual([])
})

test('a finding names tests that exist, or says what remains', () => {
  const found = (...cells: string[]) => findingsProblems(`head\n${cells.join('\t')}\n`, (file) => SOURCES[file] ?? null)
  expect(found('M1', 'A hole', '', '')).toEqual(['M1: names neither a test nor what remains'])
  expect(found('M1', 'A hole', 'web/src/a.test.ts::it drew', '')).toHaveLength(1)
  expect(found('M1', 'A hole', 'web/src/a.test.ts::it draws', '')).toEqual([])
  expect(found('M1', 'A hole', '', 'looked at')).toEqual([])
})

test('titles are found however the test is written', () => {
  const source = [
    "test('plain', () => {})",
    'it("with \'quotes\'", f)',
    "test('it\\'s escaped', f)",
    'test(`raw ${kind}`, f)',
    "test.each([[1, f(2)]])('each %s', f)",
    "test.describe.serial('a group', () => {})",
  ].join('\n')
  expect([...titlesIn(source)]).toEqual(['plain', "with 'quotes'", "it's escaped", 'raw ${kind}', 'each %s', 'a group'])
})
