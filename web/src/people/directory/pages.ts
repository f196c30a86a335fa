import type { peoplePages } from '@fieldfare/shared/pages/people.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const peopleScreens = {
  people: {
    section: 'other',
    search: texts('words', 'state'),
    load: (): LoadedPage => import('./PeoplePage.tsx').then((m) => m.PeoplePage),
  },
  person: { section: 'other', load: (): LoadedPage => import('./PersonPage.tsx').then((m) => m.PersonPage) },
} satisfies Screens<typeof peoplePages>
