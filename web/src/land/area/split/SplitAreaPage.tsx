import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureOf } from '../../../platform/i18n/failure.ts'
import { NotFoundPage } from '../../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { SplitArea } from './SplitArea.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { areas } from '../data.ts'

/** The page on which a person splits one of their areas in two. */
export function SplitAreaPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/split-area/$id' })
  const { data, error, refetch } = useLive(areas.one, { id })
  if (data?.own) return <SplitArea key={id} area={data.own} />
  if (data || (error && ['not-found', 'bad-input'].includes(failureOf(error).code))) return <NotFoundPage />
  if (error) return <NotRead failure={error} onRetry={() => void refetch()} />
  return (
    <div style={{ padding: 'var(--ff-gutter)' }}>
      <SkeletonLines label={t('area.detail.loading')} />
    </div>
  )
}
