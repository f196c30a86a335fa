// Plain JavaScript for Node 20: selects the tests that `npm test -- --changed` runs, those that a change can affect.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Missing, ROOT, run } from '../children.mjs'
import { filesBelow, isTest, namedAfter } from './chosen.mjs'

const FOLDERS = ['shared/src', 'server/src', 'web/src', 'web/gallery', 'tools', 'e2e']
const SOURCE = /\.(tsx?|mjs)$/
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bmock\(\s*)'([^'\n]+)'/g
/** The number of importers above which a changed file selects no tests by them, since nearly every file imports it. */
const TOO_MANY = 40

/**
 * @param {string | undefined} base a commit; by default the one where this branch left main
 * @returns {string[]} the files in the work tree that differ from that commit, including new ones, as paths from the root
 */
export function changedFiles(base) {
  const from = base ?? (git(['merge-base', 'HEAD', 'main']) || 'HEAD')
  const differing = git(['diff', '--name-only', '--diff-filter=d', from, '--'])
  if (differing === null) throw new Missing(`Git knows no ${from}.`)
  return [...lines(differing), ...lines(git(['ls-files', '--others', '--exclude-standard']) ?? '')]
}

function git(args) {
  const { status, stdout } = run('git', args)
  return status === 0 ? stdout.trim() : null
}

const lines = (text) => text.split('\n').filter(Boolean)

/** @returns {Map<string, string[]>} each source file with the files that import it */
export function importers(files = FOLDERS.flatMap(filesBelow).filter((path) => SOURCE.test(path)), read = readSource) {
  const found = new Map()
  for (const file of files) {
    for (const [, specifier] of read(file).matchAll(IMPORT)) {
      const target = resolvePath(file, specifier)
      if (target) found.set(target, [...(found.get(target) ?? []), file])
    }
  }
  return found
}

const readSource = (path) => readFileSync(join(ROOT, path), 'utf8')

function resolvePath(file, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const [, workspace, path] = /^@fieldfare\/(shared|server)\/(.+)$/.exec(specifier) ?? []
  return path ? `${workspace}/src/${path}` : null
}

/**
 * Selects the tests that a change can affect: on the web and in shared, all that import a changed file, directly or not.
 * Each test of the server imports the whole server, so there it selects the tests in the folder of a changed file, and those
 * named after a file that imports the changed one.
 * @param {string[]} changed
 * @param {Map<string, string[]>} importedBy
 * @param {string[]} tests all tests
 * @returns {{ tests: string[], remarks: string[] }}
 */
export function touchedTests(changed, importedBy, tests) {
  const near = nearServer(changed, importedBy)
  const folders = changed.filter((path) => path.startsWith('server/src/')).map((path) => dirname(path))
  const reached = closure(changed, importedBy)
  const touched = tests.filter((test) => {
    if (changed.includes(test)) return true
    if (test.startsWith('e2e/')) return false
    if (!test.startsWith('server/')) return reached.has(test)
    return near.tests.has(test) || folders.includes(dirname(test))
  })
  return { tests: touched, remarks: near.remarks }
}

function nearServer(changed, importedBy) {
  const near = { tests: new Set(), remarks: [] }
  for (const path of changed.filter((one) => !isTest(one))) {
    const users = (importedBy.get(path) ?? []).filter((user) => user.startsWith('server/src/'))
    if (users.length > TOO_MANY)
      near.remarks.push(`${users.length} files of the server use ${path}: npm test -- server tries all.`)
    else
      for (const user of users)
        for (const test of isTest(user) ? [user] : (namedAfter(user) ?? [])) near.tests.add(test)
  }
  return near
}

function closure(changed, importedBy) {
  const reached = new Set(changed)
  // The loop over a Set also reaches elements that are added during the loop.
  for (const path of reached) for (const user of importedBy.get(path) ?? []) reached.add(user)
  return reached
}

/** @param {string | undefined} base */
export function testsOfChange(base) {
  const tests = FOLDERS.flatMap(filesBelow).filter(isTest)
  return touchedTests(changedFiles(base), importers(), tests)
}
