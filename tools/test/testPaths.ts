import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the tests of a workspace, to assign them to Vitest projects.
 * @param folder the folder of the workspace
 * @returns a function that returns the paths, relative to the folder, of the tests whose text and path pass a condition
 */
export function testPaths(folder: string): (holds: (text: string, path: string) => boolean) => string[] {
  const tests = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(join(folder, 'src', path), 'utf8') }))
  return (holds) => tests.filter(({ path, text }) => holds(text, path)).map(({ path }) => path)
}
