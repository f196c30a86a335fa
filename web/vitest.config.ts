import { defineConfig } from 'vitest/config'

// Tests that need a page say so themselves: `// @vitest-environment happy-dom`.
export default defineConfig({ test: { root: import.meta.dirname, include: ['src/**/*.test.{ts,tsx}'] } })
