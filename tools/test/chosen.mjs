// Plain JavaScript for Node 20: selects the tests that `npm test -- path` runs.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { Missing, ROOT } from '../children.mjs'

const TEST = /\.(test\.(tsx?|mjs)|journey\.ts)$/
const NOT_SOURCES = /(^|\/)(node_modules|dist|generated)(\/|$)/

/** @param {string} path */
export const isTest = (path) => TEST.test(path)

/** @returns {string[]} the files below a folder of the root, as paths from the root. */
export const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NOT_SOURCES.test(path))
    .sort()

/**
 * @param {string} path of a file or folder, from the root
 * @returns {string[]} its tests: a test itself, all tests below a folder, for a source the test of its name, or else all in its folder
 */
export function testsOf(path) {
  if (isTest(path)) return [path]
  if (statSync(join(ROOT, path)).isDirectory()) return filesBelow(path).filter(isTest)
  return namedAfter(path) ?? filesBelow(dirname(path)).filter((file) => isTest(file) && dirname(file) === dirname(path))
}

/** @returns {string[] | null} the tests named like a source; null without one */
export function namedAfter(path) {
  const name = join(dirname(path), basename(path, extname(path)))
  const found = ['.test.ts', '.test.tsx', '.test.mjs']
    .map((end) => name + end)
    .filter((file) => existsSync(join(ROOT, file)))
  return found.length > 0 ? found : null
}

/**
 * @param {string[]} paths as they were typed
 * @returns {string[]} their tests
 * @throws {Missing} for a path that does not exist or has no tests
 */
export function testsOfPaths(paths) {
  const found = paths.flatMap((typed) => {
    const path = relative(ROOT, resolve(typed)).replaceAll('\\', '/')
    if (path.startsWith('..') || !existsSync(join(ROOT, path))) throw new Missing(`There is no ${typed}.`)
    const tests = testsOf(path)
    if (tests.length === 0) throw new Missing(`${typed} has no tests.`)
    return tests
  })
  return [...new Set(found)]
}

/**
 * Sorts tests by the stage that runs them.
 * @param {string[]} tests
 * @returns {{ unit: Record<string, string[]>, calls: string[], journeys: string[] }}
 */
export function byStage(tests) {
  const inFolder = (folder) => tests.filter((test) => test.startsWith(`${folder}/`))
  return {
    unit: { shared: inFolder('shared'), web: inFolder('web'), tools: inFolder('tools') },
    calls: inFolder('server'),
    journeys: inFolder('e2e'),
  }
}
