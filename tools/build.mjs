// Plain JavaScript for Node 20: `npm run build`, which builds the web app and the server of a release, for `npm pack`.
import { ensureBuilt, ensureServerBuilt } from './prepare.mjs'
import { prepared } from './program.mjs'

await prepared({
  async prepare(progress) {
    await ensureServerBuilt(progress)
    await ensureBuilt(progress)
  },
})
