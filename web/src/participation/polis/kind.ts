import type { PolisView } from '@fieldfare/shared/polis.ts'
import type { Kind } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconMessages } from '../../platform/ui/icons.tsx'

export const polis: Kind<PolisView> = {
  icon: IconMessages,
  mine: { reported: false },
  make: { action: 'polis.add', to: paths.createPolis },
  placeOf: ({ id }) => ({ to: paths.polis(id) }),
  tab: () => import('./list/PolisTab.tsx').then((m) => m.PolisTab),
}
