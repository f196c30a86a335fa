import type { areaPages } from '@fieldfare/shared/pages/area.ts'
import { areaWizardSearch, fromFileSearch, texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const areaScreens = {
  measureDetail: {
    section: 'discover',
    detail: true,
    search: texts('id'),
    load: (): LoadedPage => import('./detail/AreaDetailPage.tsx').then((m) => m.AreaDetailPage),
  },
  myAreas: { section: 'overview', load: (): LoadedPage => import('./mine/MyAreasPage.tsx').then((m) => m.MyAreasPage) },
  splitArea: {
    frame: 'wizard',
    ownHead: true,
    section: 'overview',
    load: (): LoadedPage => import('./split/SplitAreaPage.tsx').then((m) => m.SplitAreaPage),
  },
  addArea: {
    frame: 'wizard',
    ownHead: true,
    section: 'discover',
    search: areaWizardSearch,
    load: (): LoadedPage => import('./wizard/AddAreaPage.tsx').then((m) => m.AddAreaPage),
  },
  areasFromFile: {
    frame: 'wizard',
    section: 'discover',
    search: fromFileSearch,
    load: (): LoadedPage => import('./fromFile/AreasFromFilePage.tsx').then((m) => m.AreasFromFilePage),
  },
} satisfies Screens<typeof areaPages>
