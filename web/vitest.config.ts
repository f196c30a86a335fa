import { defineConfig } from 'vitest/config'
import { testPaths } from '../tools/test/testPaths.ts'

const MADE_FOR_A_BUILD = ['virtual:basemap', 'virtual:map-worker', 'virtual:welcome-picture', 'virtual:detail-style']

const pathsWhere = testPaths(import.meta.dirname)
const replaces = (text: string) => /vi\.(mock|resetModules)\(/.test(text)
const needsPage = (text: string) => text.includes('@vitest-environment happy-dom')

const project = (name: string, holds: (text: string) => boolean) => ({
  extends: true as const,
  test: { name, include: pathsWhere(holds), isolate: false },
})

/**
 * Tests that need a page say so themselves: `// @vitest-environment happy-dom`. They are a project of their own, since for a
 * test of another environment a worker is started anew, and loads everything again. Modules are loaded once for all files
 * of a worker, which takes a fifth of the time, but for files that replace some: they would replace them for others, or
 * come too late. What a file leaves behind, src/testing.ts takes away. There is no base map: its tiles are made for a build.
 */
export default defineConfig({
  plugins: [
    {
      name: 'no-basemap',
      resolveId: (id) => (MADE_FOR_A_BUILD.includes(id) ? `\0${id}` : undefined),
      load: (id) =>
        MADE_FOR_A_BUILD.includes(id.slice(1))
          ? "export const path = '', index = '', light = '', dark = '', stylePath = ''\nexport default ''"
          : undefined,
    },
  ],
  test: {
    root: import.meta.dirname,
    setupFiles: ['src/testing.ts'],
    // A list of a hundred rows is slow to draw on a busy machine.
    testTimeout: 20_000,
    // After each file, src/testing.ts waits for retries of changes.
    hookTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'alone', include: pathsWhere(replaces) } },
      project('page', (text) => needsPage(text) && !replaces(text)),
      project('plain', (text) => !needsPage(text) && !replaces(text)),
    ],
  },
})
