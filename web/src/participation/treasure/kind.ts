import type { TreasureNotices, TreasureView } from '@fieldfare/shared/treasure.ts'
import type { Kind, KindNoticeTexts } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconBinoculars } from '../../platform/ui/icons.tsx'

const treasurePlace = (communityId: string, id: string) => ({
  to: paths.community(communityId),
  search: { tab: 'treasures', treasure: id },
})

export const treasure: Kind<TreasureView> = {
  icon: IconBinoculars,
  mine: { reported: false, exact: null, mayShowPlace: false, reports: null },
  // Moderators see the exact place and the reports.
  readAfterChange: true,
  placeIn: ({ title, place, placeHidden }) => ({ title, place, placeHidden }),
  placeOf: ({ id }, communityId) => treasurePlace(communityId, id),
  offline: () => import('./offlineTreasures.ts').then((m) => m.readTreasures),
  tab: () => import('./tab/TreasuresTab.tsx').then((m) => m.TreasuresTab),
}

export const treasureNotices: KindNoticeTexts<keyof TreasureNotices> = {
  'treasure.placeHidden': {
    sentence: 'content.treasure.placeHidden',
    placeOf: ({ communityId, treasureId }) => treasurePlace(communityId, treasureId),
  },
}
