import { useTranslation } from '../platform/i18n/translation.ts'
import { failureIn, isGone } from '../platform/api/queries.ts'
import { NothingToShow } from '../platform/shell/states/NothingToShow.tsx'
import { FailureStrip } from '../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../platform/ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../platform/ui/feedback/Skeleton.tsx'

interface PagePlaceholderProps {
  query: Parameters<typeof failureIn>[0] & { refetch: () => unknown }
  /** The title of the page. */
  title: string
  /** The title if the query found nothing. */
  gone: string
  goneText?: string
}

/** Shown in place of a page whose query is loading, failed, or found nothing. */
export function PagePlaceholder({ query, title, gone, goneText }: PagePlaceholderProps) {
  const { t } = useTranslation()
  const failure = failureIn(query)
  if (isGone(failure)) return <NothingToShow title={gone}>{goneText}</NothingToShow>
  return (
    <PageFrame title={title}>
      {failure === null ? (
        <SkeletonLines label={t('app.word.loading')} lines={6} />
      ) : (
        <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
      )}
    </PageFrame>
  )
}
