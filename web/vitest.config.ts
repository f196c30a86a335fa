import { defineConfig } from 'vitest/config'

const MADE_FOR_A_BUILD = ['virtual:basemap', 'virtual:map-worker', 'virtual:welcome-picture', 'virtual:detail-style']

/**
 * Tests that need a page say so themselves: `// @vitest-environment happy-dom`. Modules are loaded once for all files, which
 * takes a fifth of the time; what one file leaves behind, src/testing.ts takes away. There is no base map: its tiles are made
 * for a build.
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
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing.ts'],
    isolate: false,
    // A list of a hundred rows is slow to draw on a busy machine.
    testTimeout: 20_000,
  },
})
