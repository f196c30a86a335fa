import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../../platform/api/live.ts'
import { failureOf } from '../../../platform/i18n/failure.ts'
import { NotFoundPage } from '../../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { useArea } from '../data.ts'
import { SplitArea } from './SplitArea.tsx'

/** Where one splits one's own area in two. */
export function SplitAreaPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/split-area/$id' })
  useChannel({ feed: 'measures', scope: 'one', id })
  const { data, error, refetch } = useArea(id)
  if (data?.own) return <SplitArea key={id} area={data.own} />
  if (data || (error && ['not-found', 'bad-input'].includes(failureOf(error).code))) return <NotFoundPage />
  if (error) return <NotRead failure={error} onRetry={() => void refetch()} />
  return (
    <div style={{ padding: 'var(--ff-gutter)' }}>
      <SkeletonLines label={t('area.detail.loading')} />
    </div>
  )
}
