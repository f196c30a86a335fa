import type { opinionPages } from '@fieldfare/shared/pages/opinion.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const opinionScreens = {
  createOpinion: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreateOpinionPage.tsx').then((m) => m.CreateOpinionPage),
  },
  opinion: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./page/OpinionPage.tsx').then((m) => m.OpinionPage),
  },
} satisfies Screens<typeof opinionPages>
