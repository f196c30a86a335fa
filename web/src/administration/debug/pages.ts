import type { debugPages } from '@fieldfare/shared/pages/debug.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const debugScreens = {
  debug: { section: 'other', load: (): LoadedPage => import('./DebugPage.tsx').then((m) => m.DebugPage) },
} satisfies Screens<typeof debugPages>
