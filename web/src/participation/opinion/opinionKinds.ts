import type { OpinionView, ViewpointView } from '@fieldfare/shared/opinion.ts'
import type { Kind } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconMessages } from '../../platform/ui/icons.tsx'

export const opinion: Kind<OpinionView> = {
  icon: IconMessages,
  mine: { reported: false, votes: 0 },
  make: { action: 'opinion.add', to: paths.createOpinion },
  placeOf: ({ id }) => ({ to: paths.opinion(id) }),
  answer: () => import('./AnswerOpinion.tsx').then((m) => m.AnswerOpinion),
  open: () => import('./OpenOpinion.tsx').then((m) => m.OpenOpinion),
  tab: () => import('./list/OpinionsTab.tsx').then((m) => m.OpinionsTab),
}

export const viewpoint: Kind<ViewpointView> = {
  icon: IconMessages,
  mine: { reported: false, stance: null },
  placeOf: ({ parentId }) => ({ to: paths.opinion(parentId ?? '') }),
}
