import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn, isGone } from '../../../platform/api/queries.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { findDraft } from '../../../platform/draft/draftSync.ts'
import { NothingToShow, NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { AddTreasureForm } from './AddTreasureForm.tsx'
import { TreasureValues } from './treasureValues.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** The page that adds a treasure, a photo with a place, to a community. */
export function AddTreasurePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/add-treasure/$id' })
  const query = useLive(communities.one, { id })
  const { data: community, refetch } = query
  const failure = failureIn(query)
  if (isGone(failure)) return <NothingToShow title={t('community.page.gone')} />
  if (failure) return <NotRead failure={failure} onRetry={() => void refetch()} />
  return (
    <PageFrame title={t('app.title.addTreasure')} intro={community?.title ?? null} text>
      {community ? (
        <Allowed key={id} community={community} />
      ) : (
        <SkeletonLines label={t('community.page.loading')} lines={6} />
      )}
    </PageFrame>
  )
}

function Allowed({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<TreasureValues | null>(null)
  const why = useRights(community).why('treasure.add')
  useEffect(() => {
    const open = (content: unknown = {}) => setDraft(TreasureValues.parse(content))
    // The form starts empty if the device cannot keep drafts.
    findDraft('treasure', community.id).then(
      (stored) => open(stored?.content),
      () => open(),
    )
  }, [community.id])
  if (why) return <JoinPrompt community={community} why={why} />
  return draft ? (
    <AddTreasureForm community={community} start={draft} />
  ) : (
    <SkeletonLines label={t('app.word.loading')} />
  )
}
