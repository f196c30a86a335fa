import type { fundingPages } from '@fieldfare/shared/pages/funding.ts'
import { texts } from '../../platform/searchParams.ts'
import { ownersToTheirs } from '../../platform/shell/routing/redirect.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const fundingScreens = {
  funding: {
    layout: 'survey',
    frame: 'wizard',
    section: 'budget',
    /** The step of the wizard, or 'requests'. */
    search: texts('step'),
    redirect: ownersToTheirs,
    chosen: true,
    load: (): LoadedPage => import('./FundingPage.tsx').then((m) => m.FundingPage),
  },
} satisfies Screens<typeof fundingPages>
