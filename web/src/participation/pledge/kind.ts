import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { newestFirst } from '../../platform/api/cache.ts'
import { api } from '../../platform/api/client.ts'
import type { Kind } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconHeartHandshake } from '../../platform/ui/icons.tsx'

export const pledge: Kind<PledgeView> = {
  icon: IconHeartHandshake,
  order: newestFirst,
  mine: { reported: false, contributions: [] },
  placeIn: ({ title, pin }) => pin && { title, place: pin, placeHidden: false },
  placeOf: ({ id }) => ({ to: paths.pledge(id) }),
  calls: {
    delete: ({ id }, reason) => api.deletePledge.mutate({ id, reason }).then(() => null),
    restore: ({ id }) => api.restorePledge.mutate({ id }),
    report: ({ id }, reason) => api.reportPledge.mutate({ pledgeId: id, reason }),
    dismissReports: ({ id }) => api.unReportPledge.mutate({ pledgeId: id }),
  },
}

export const pledgesTab = {
  load: () => import('./list/PledgesTab.tsx').then((m) => m.PledgesTab),
}
