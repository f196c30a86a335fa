import { defineConfig } from 'vitest/config'

/**
 * Tests that need a page say so themselves: `// @vitest-environment happy-dom`. Modules are loaded once for all files, which
 * takes a fifth of the time; what one file leaves behind, src/testing.ts takes away.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing.ts'],
    isolate: false,
  },
})
