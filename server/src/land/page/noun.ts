import { site } from '../../platform/http/site.ts'
import type { Noun } from '../../platform/noun.ts'
import { makePageAnswer } from './routes.ts'
import { shortLinks } from './shortLinks.ts'
import { sitemap } from './sitemap.ts'

/** The pages feature: serves the HTML of all pages, which people read before the app runs. */
export const pageNoun = {
  async serve({ http, deps, dist }) {
    const answerPage = makePageAnswer(deps, dist)
    await site(http, dist, answerPage)
    shortLinks(http, deps, answerPage)
    sitemap(http, deps)
  },
} satisfies Noun
