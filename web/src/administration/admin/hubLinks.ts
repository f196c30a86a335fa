import type { AdminCounts } from '@fieldfare/shared/diagnostics.ts'
import type { en } from '@fieldfare/shared/messages/en.ts'
import { type PathName, paths } from '../../platform/paths.ts'
import type { Icon } from '../../platform/ui/icon.tsx'
import {
  IconBug,
  IconChartLine,
  IconCoins,
  IconFileZip,
  IconHistory,
  IconMail,
  IconMailCog,
  IconMailForward,
  IconShieldCheck,
  IconSpeakerphone,
  IconUsers,
} from '../../platform/ui/icons.tsx'

type Linked = keyof typeof en.admin.hint & PathName
type CountName = 'people' | 'disabled' | 'waiting' | 'active' | 'errors'

export interface HubLink {
  name: Linked
  to: string
  icon: Icon
  /** Returns the numbers shown beside the link; zeros are not shown. */
  counts: (of: AdminCounts) => Partial<Record<CountName, number>>
}
export interface HubSection {
  section: keyof typeof en.admin.section
  links: HubLink[]
}

const none = () => ({})
const link = (name: Linked, icon: Icon, counts: HubLink['counts'] = none): HubLink => ({
  name,
  to: String(paths[name]),
  icon,
  counts,
})

/** Links to the pages for admins, by section. */
export const HUB_SECTIONS: readonly HubSection[] = [
  {
    section: 'people',
    links: [
      link('people', IconUsers, ({ people, disabled }) => ({ people, ...(disabled > 0 && { disabled }) })),
      link('moderatorRequests', IconShieldCheck, ({ reports, requests, claims }) => ({
        waiting: reports + requests + claims,
      })),
      link('campaigns', IconMailForward),
      link('auditLog', IconHistory),
    ],
  },
  {
    section: 'site',
    links: [
      link('announcements', IconSpeakerphone, ({ adverts, notices }) => ({ active: adverts + notices })),
      link('scoreSettings', IconCoins),
    ],
  },
  { section: 'email', links: [link('mailer', IconMail), link('emailTemplates', IconMailCog)] },
  {
    section: 'insight',
    links: [
      link('chart', IconChartLine),
      link('researchExport', IconFileZip),
      link('debug', IconBug, ({ clientErrors }) => ({ errors: clientErrors })),
    ],
  },
]
