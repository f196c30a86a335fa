import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import type { Kind } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconHeartHandshake } from '../../platform/ui/icons.tsx'

export const pledge: Kind<PledgeView> = {
  icon: IconHeartHandshake,
  mine: { reported: false, contributions: [] },
  placeIn: ({ title, pin }) => pin && { title, place: pin, placeHidden: false },
  names: 'feed.pledges.whoGave',
  make: { action: 'pledge.add', to: paths.createPledge },
  placeOf: ({ id }) => ({ to: paths.pledge(id) }),
  tab: () => import('./list/PledgesTab.tsx').then((m) => m.PledgesTab),
}
