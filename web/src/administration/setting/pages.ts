import type { settingPages } from '@fieldfare/shared/pages/setting.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const settingScreens = {
  scoreSettings: {
    section: 'other',
    load: (): LoadedPage => import('./ScoreSettingsPage.tsx').then((m) => m.ScoreSettingsPage),
  },
} satisfies Screens<typeof settingPages>
