import type { siteFiguresPages } from '@fieldfare/shared/pages/siteFigures.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const siteFiguresScreens = {
  chart: { section: 'other', load: (): LoadedPage => import('./ChartPage.tsx').then((m) => m.ChartPage) },
} satisfies Screens<typeof siteFiguresPages>
