import { defineConfig } from 'vitest/config'

/** `npm run test:watch`: the tests of logic and forms again with each change. `npm test` runs each folder by its own settings. */
export default defineConfig({ test: { projects: ['shared', 'web', 'tools'] } })
