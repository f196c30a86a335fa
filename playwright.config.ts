import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from './e2e/chromiumFlags.ts'
import { findBrowser } from './tools/browsers.mjs'

const executablePath = findBrowser('chromium') ?? 'chromium'

/** Journeys against the real server in a real Chromium; e2e/journey.ts starts the servers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/prepare.ts',
  // A worker waits a quarter of its time, for answers and for what is to be seen: three use two processors whole.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // For what hangs: the longest takes a minute alone, and three times that beside others on a slow machine.
  timeout: 300_000,
  // A machine may be three times slower than another.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A step that hangs is named in place of the whole journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Pictures of pages and maps by software cost time, and a sixteenth of the points shows the same to the journeys.
    deviceScaleFactor: 0.25,
    locale: 'en-US',
    timezoneId: 'Europe/Amsterdam',
    // What moves takes a machine that draws by software a third of its time, and a colour on its way to another has too
    // little contrast for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker that answers from its cache would hide what the server does; the journeys about it allow it.
    serviceWorkers: 'block',
    // Recording costs a tenth of the time; `--trace on` records what is looked into.
    trace: 'off',
    launchOptions: {
      executablePath,
      // Pages are left before optimized code repays its compilation, a tenth of what the journeys cost.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-maglev --no-turbofan'],
    },
  },
})
