// Plain JavaScript for Node 20: `npm run gallery:compare`, which brings what it needs first.
import { ensureBrowser } from './browsers.mjs'
import { Missing } from './children.mjs'
import { ensureDevPackages, ensureInstalled } from './npmPackages.mjs'
import { runProgram } from './program.mjs'

const install = (progress) => Promise.all([ensureDevPackages(progress), ensureInstalled('tools/compare', progress)])

await runProgram(
  'tools/compare/main.mjs',
  async () => {
    let why = ''
    if (!ensureBrowser('chromium', (reason) => (why = reason))) throw new Missing(why)
  },
  install,
)
