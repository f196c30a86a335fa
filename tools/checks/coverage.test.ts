import { expect, test } from 'vitest'
import { coverageProblems, findingsProblems, titlesIn } from './coverage.ts'

const HEAD = 'id\twhat\tscreen\tcall\ttests'
const SOURCES: Record<string, string> = { 'web/src/a.test.ts': "test('it draws', () => {})" }
const problems = (...rows: string[]) =>
  coverageProblems([HEAD, ...rows, ''].join('\n'), (file) => SOURCES[file] ?? null)

test('coverageProblems reports a row whose test does not exist', () => {
  expect(problems('R01\tDraws\t/map\t\t')).toEqual(['R01: no test shows it'])
  expect(problems('R01\tDraws\t/map\t\tweb/src/b.test.ts::it draws')).toEqual(['R01: there is no web/src/b.test.ts'])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts')).toEqual(['R01: names no test in web/src/a.test.ts'])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it drew')).toEqual([
    "R01: web/src/a.test.ts has no test 'it drew'",
  ])
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it draws | web/src/a.test.ts::no')).toHaveLength(1)
  expect(problems('R01\tDraws\t/map\t\tweb/src/a.test.ts::it draws')).toEqual([])
})

test('coverageProblems reports a row without its five columns or its statement', () => {
  expect(problems('R01\tDraws')).toEqual(['R01: 2 columns instead of 5'])
  expect(problems('R01\t\t/map\t\tweb/src/a.test.ts::it draws')).toEqual(['R01: does not say what it is about'])
  expect(coverageProblems('id\twhat\n', () => null)).toHaveLength(1)
})

test('coverageProblems reports a missing row and a row out of order', () => {
  const row = (id: string) => `${id}\tDraws\t\t\tweb/src/a.test.ts::it draws`
  expect(problems(row('R01'), row('R03'))).toEqual(['R03: expected R02 here; rows are kept, in order'])
  expect(problems(row('R01'), row('U01'), row('R02'))).toEqual([])
})

test('findingsProblems reports a finding that names neither an existing test nor what remains to be done', () => {
  const found = (...cells: string[]) => findingsProblems(`head\n${cells.join('\t')}\n`, (file) => SOURCES[file] ?? null)
  expect(found('live', 'A hole', '', '')).toEqual(['live: names neither a test nor what remains'])
  expect(found('live', 'A hole', 'web/src/a.test.ts::it drew', '')).toHaveLength(1)
  expect(found('live', 'A hole', 'web/src/a.test.ts::it draws', '')).toEqual([])
  expect(found('live', 'A hole', '', 'looked at')).toEqual([])
})

test('titlesIn finds titles in every kind of quotes and form of test call', () => {
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
