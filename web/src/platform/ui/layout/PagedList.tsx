import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../Button.tsx'
import { NoticeStrip } from '../feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../feedback/Skeleton.tsx'

interface PagedListProps<T> {
  query: {
    items: T[] | undefined
    failure: unknown
    hasMore: boolean
    loadingMore: boolean
    more: () => void
    retry: () => void
  }
  /** The text that screen readers announce while the first page is loading. */
  loading: string
  /** The number of placeholder lines while the first page is loading. */
  lines?: number
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** The text of the button for the next page; "Show more" by default. */
  moreLabel?: string
  children: (items: T[]) => ReactNode
}

/** Shows a list that is read page by page: a placeholder, a failure with a retry button, `empty`, or the items with a button for more. */
export function PagedList<T>({ query, loading, lines = 6, empty, moreLabel, children }: PagedListProps<T>) {
  const { t } = useTranslation()
  const { items, failure, hasMore, loadingMore, more, retry } = query
  return (
    <>
      {failure !== null && <FailureStrip failure={failure} onRetry={retry} />}
      {!items && failure === null && <SkeletonLines label={loading} lines={lines} />}
      {items && (items.length > 0 || hasMore ? children(items) : empty)}
      {hasMore && <MoreButton busy={loadingMore} label={moreLabel ?? t('app.word.more')} onPress={more} />}
    </>
  )
}

/** Says why something could not be read, with a button to try again. */
export function FailureStrip({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <NoticeStrip kind="bad" action={<Button onClick={onRetry}>{t('app.word.tryAgain')}</Button>}>
      {failureText(t, failure)}
    </NoticeStrip>
  )
}

/** The button that reads the next page of a list, at either end. */
export function MoreButton({ busy, label, onPress }: { busy: boolean; label: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button wide busy={busy && t('app.word.loading')} onClick={onPress}>
      {label}
    </Button>
  )
}
