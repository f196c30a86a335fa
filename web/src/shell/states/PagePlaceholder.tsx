import { useTranslation } from 'react-i18next'
import { failureIn, isGone } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { NothingToShow } from './NothingToShow.tsx'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'

interface PagePlaceholderProps {
  asked: Parameters<typeof failureIn>[0] & { refetch: () => unknown }
  /** Of the page. */
  title: string
  /** What to say when the thing is not there. */
  gone: string
  goneText?: string
}

/** A page whose thing is on its way, cannot be reached, or is not there. */
export function PagePlaceholder({ asked, title, gone, goneText }: PagePlaceholderProps) {
  const { t } = useTranslation()
  const failure = failureIn(asked)
  if (isGone(failure)) return <NothingToShow title={gone}>{goneText}</NothingToShow>
  return (
    <PageFrame title={title}>
      {failure === null ? (
        <SkeletonLines label={t('app.word.loading')} lines={6} />
      ) : (
        <NoticeStrip kind="bad" action={<Button onClick={() => void asked.refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, failure)}
        </NoticeStrip>
      )}
    </PageFrame>
  )
}
