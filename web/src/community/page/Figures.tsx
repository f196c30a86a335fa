import type { CommunityView } from '@fieldfare/shared/community.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../shell/routing/chunk.ts'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'

// Only owners ever need the charts.
const Loaded = lazy(() =>
  loadChunk(() => import('../figures/FiguresTab.tsx').then(({ FiguresTab }) => ({ default: FiguresTab }))),
)

/** What people say about the land, for its owner. */
export function Figures({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<SkeletonLines label={t('app.word.loading')} lines={8} />}>
      <Loaded community={community} />
    </Suspense>
  )
}
