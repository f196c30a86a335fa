import type { polisPages } from '@fieldfare/shared/pages/polis.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const polisScreens = {
  createPolis: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreatePolisPage.tsx').then((m) => m.CreatePolisPage),
  },
  polis: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./page/PolisPage.tsx').then((m) => m.PolisPage),
  },
} satisfies Screens<typeof polisPages>
