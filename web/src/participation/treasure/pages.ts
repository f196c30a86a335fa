import type { treasurePages } from '@fieldfare/shared/pages/treasure.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const treasureScreens = {
  addTreasure: {
    section: 'discover',
    load: (): LoadedPage => import('./form/AddTreasurePage.tsx').then((m) => m.AddTreasurePage),
  },
} satisfies Screens<typeof treasurePages>
