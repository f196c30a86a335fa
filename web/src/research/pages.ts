import type { researchPages } from '@fieldfare/shared/pages/research.ts'
import type { LoadedPage, Screens } from '../platform/shell/routing/screen.ts'

export const researchScreens = {
  researchExport: {
    section: 'other',
    load: (): LoadedPage => import('./ResearchExportPage.tsx').then((m) => m.ResearchExportPage),
  },
} satisfies Screens<typeof researchPages>
