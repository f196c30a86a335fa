import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the tests of a workspace, for the projects that Vitest runs them in.
 * @param folder that of the workspace
 * @returns a function that gives the paths, from the folder on, of the tests whose text holds something
 */
export function testPaths(folder: string): (holds: (text: string, path: string) => boolean) => string[] {
  const tests = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(join(folder, 'src', path), 'utf8') }))
  return (holds) => tests.filter(({ path, text }) => holds(text, path)).map(({ path }) => path)
}
