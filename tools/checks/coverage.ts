import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const COLUMNS = ['id', 'what', 'screen', 'call', 'tests']

/** Finds the faults in docs/coverage.tsv: every row must name existing tests, each as `file::name`, separated by ` | `. */
export function coverageProblems(table: string, readTest: (file: string) => string | null): string[] {
  const [head = '', ...lines] = table.replace(/\n$/, '').split('\n')
  if (head !== COLUMNS.join('\t')) return [`The first line is: ${COLUMNS.join(', ')}, separated by tabs.`]
  const ids = lines.map((line) => line.split('\t')[0] ?? '')
  return [...lines.flatMap((line) => rowProblems(line.split('\t'), readTest)), ...idProblems(ids)]
}

/** Finds the faults in docs/findings.tsv, each with the row's area: every row must name existing tests, or say what remains. */
export function findingsProblems(table: string, readTest: (file: string) => string | null): string[] {
  const [, ...lines] = table.trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [area, what, tests = '', remains] = line.split('\t')
    const problems = what && (tests || remains) ? [] : ['names neither a test nor what remains']
    return [...problems, ...testProblems(tests, readTest)].map((problem) => `${area}: ${problem}`)
  })
}

function rowProblems(cells: string[], readTest: (file: string) => string | null): string[] {
  const [id = '', what, , , tests = ''] = cells
  const say = (problem: string) => `${id}: ${problem}`
  if (cells.length !== COLUMNS.length) return [say(`${cells.length} columns instead of ${COLUMNS.length}`)]
  if (!what) return [say('does not say what it is about')]
  if (!tests) return [say('no test shows it')]
  return testProblems(tests, readTest).map(say)
}

const testProblems = (tests: string, readTest: (file: string) => string | null): string[] =>
  tests
    .split(' | ')
    .filter(Boolean)
    .flatMap((test) => testProblem(test, readTest) ?? [])

function testProblem(test: string, readTest: (file: string) => string | null): string | null {
  const [file = '', name] = test.split('::')
  const source = readTest(file)
  if (source === null) return `there is no ${file}`
  if (!name) return `names no test in ${file}`
  return titlesIn(source).has(name) ? null : `${file} has no test '${name}'`
}

/** Returns the titles of the tests in a source, as written there. */
export function titlesIn(source: string): Set<string> {
  const calls = source.matchAll(
    /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
  )
  return new Set([...calls].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1')))
}

/** Finds gaps in the ids: rows are never deleted, so each series of ids counts from 01 without a gap. */
function idProblems(ids: string[]): string[] {
  const counts = new Map<string, number>()
  return ids.flatMap((id) => {
    const series = id.slice(0, 1)
    const next = (counts.get(series) ?? 0) + 1
    counts.set(series, next)
    const expected = `${series}${String(next).padStart(2, '0')}`
    return id === expected ? [] : [`${id}: expected ${expected} here; rows are kept, in order`]
  })
}

if (import.meta.main) {
  const read = (file: string) => {
    const path = join(ROOT, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
  const found = [
    ...coverageProblems(read('docs/coverage.tsv') ?? '', read).map((problem) => `docs/coverage.tsv: ${problem}`),
    ...findingsProblems(read('docs/findings.tsv') ?? '', read).map((problem) => `docs/findings.tsv: ${problem}`),
  ]
  for (const problem of found) process.stdout.write(`${problem}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
