import type { adminPages } from '@fieldfare/shared/pages/admin.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const adminScreens = {
  admin: {
    layout: 'bare',
    section: 'other',
    load: (): LoadedPage => import('./AdminPage.tsx').then((m) => m.AdminPage),
  },
} satisfies Screens<typeof adminPages>
