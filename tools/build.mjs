// Plain JavaScript for Node 20: `npm run build`, which builds what is released, for `npm pack`.
import { ensureBuilt, ensureServerBuilt } from './prepare.mjs'
import { prepared } from './program.mjs'

await prepared({
  async prepare(progress) {
    await ensureServerBuilt(progress)
    await ensureBuilt(progress)
  },
})
