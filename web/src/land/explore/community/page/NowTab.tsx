import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Here } from '@fieldfare/shared/waiting.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { AnswerList } from '../../../../content/answering/AnswerList.tsx'
import { OpenList } from '../../../../content/answering/OpenList.tsx'
import { toAnswer } from '../../../../content/answering/toAnswer.ts'
import { failureIn } from '../../../../platform/api/queries.ts'
import { useLive } from '../../../../platform/api/useLive.ts'
import { SkeletonLines } from '../../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../../platform/ui/text.module.css'
import { SinceStrip } from '../../../community/now/SinceStrip.tsx'

interface NowTabProps {
  community: CommunityView
  /** Shown if nothing waits for the person. */
  otherwise: ReactNode
}

/** The tab "now" of a community. Members see what waits for their answer; the owner sees the news since the last visit and what is open. */
export function NowTab({ community, otherwise }: NowTabProps) {
  const { t } = useTranslation()
  const query = useLive(toAnswer.here, { communityId: community.id })
  const { data } = query
  const failure = failureIn(query)
  if (failure !== null) return <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
  if (!data) return <SkeletonLines label={t('app.word.loading')} lines={6} />
  return <Present key={community.id} {...data} otherwise={otherwise} />
}

function Present({ items, since, otherwise }: Here & { otherwise: ReactNode }) {
  const { t } = useTranslation()
  // The list stays on screen after everything in it was answered, so that the page does not change while the person uses it.
  const [begun, setBegun] = useState(items.length > 0)
  if (items.length > 0 && !begun) setBegun(true)
  return (
    <>
      {since && <SinceStrip since={since} />}
      {since && items.length > 0 && <OpenList items={items} />}
      {!since && begun && <AnswerList items={items} />}
      {(since ? items.length === 0 : !begun) && (
        <Suspense fallback={<SkeletonLines label={t('app.word.loading')} lines={6} />}>
          {!since && <p className={textClasses.intro}>{t('community.now.nothing')}</p>}
          {otherwise}
        </Suspense>
      )}
    </>
  )
}
