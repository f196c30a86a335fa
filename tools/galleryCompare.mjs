// Plain JavaScript for Node 20: `npm run gallery:compare`, which installs packages and a browser and then runs compare/main.mjs.
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
