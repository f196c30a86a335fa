import type { pledgePages } from '@fieldfare/shared/pages/pledge.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const pledgeScreens = {
  createPledge: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreatePledgePage.tsx').then((m) => m.CreatePledgePage),
  },
  addPledge: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./page/AddPledgePage.tsx').then((m) => m.AddPledgePage),
  },
  editPledge: {
    section: 'discover',
    load: (): LoadedPage => import('./form/EditPledgePage.tsx').then((m) => m.EditPledgePage),
  },
  pledge: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./page/PledgePage.tsx').then((m) => m.PledgePage),
  },
} satisfies Screens<typeof pledgePages>
