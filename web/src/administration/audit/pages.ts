import type { auditPages } from '@fieldfare/shared/pages/audit.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const auditScreens = {
  auditLog: {
    section: 'other',
    search: texts('group', 'by', 'about'),
    load: (): LoadedPage => import('./AuditLogPage.tsx').then((m) => m.AuditLogPage),
  },
} satisfies Screens<typeof auditPages>
