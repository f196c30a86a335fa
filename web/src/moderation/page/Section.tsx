import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import classes from './Section.module.css'

interface List {
  data: unknown
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface SectionProps {
  title: string
  list: List
  /** What to say where there is nothing; undefined while it is not known, or where there is something. */
  none?: string | false
  children: ReactNode
}

/** One list of the page under its heading: on its way, failed, empty, or as far as it was read. */
export function Section({ title, list, none, children }: SectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const failure = failureIn(list)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {failure !== null && (
        <p className={classes.quiet}>
          {failureText(t, failure)}{' '}
          <Button kind="text" onClick={() => void list.refetch()}>
            {t('app.word.tryAgain')}
          </Button>
        </p>
      )}
      {failure === null && list.data === undefined && <SkeletonLines label={t('moderation.page.loading')} lines={3} />}
      {none && <p className={classes.quiet}>{none}</p>}
      {children}
      {list.hasNextPage && (
        <Button
          kind="text"
          busy={list.isFetchingNextPage && t('app.word.loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('moderation.page.more')}
        </Button>
      )}
    </section>
  )
}
