import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from './server.ts'

/**
 * `test` of a journey: `server` is a real one with demo content on the embedded database, one for each worker; `page`
 * opens paths on it. A journey that stops or kills its server starts one of its own with startServer.
 */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'
