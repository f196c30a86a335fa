import { useTranslation } from 'react-i18next'
import { failureIn } from '../api/queries.ts'
import { failureOf, failureText } from '../i18n/failure.ts'
import { paths } from '../paths.ts'
import { NorthSea } from '../shell/NorthSea.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NoticeStrip } from '../ui/NoticeStrip.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'

interface WaitingProps {
  asked: Parameters<typeof failureIn>[0] & { refetch: () => unknown }
  /** Of the page. */
  title: string
  /** What to say when the thing is not there. */
  gone: string
  goneText?: string
}

/** A page whose thing is on its way, cannot be reached, or is not there. */
export function Waiting({ asked, title, gone, goneText }: WaitingProps) {
  const { t } = useTranslation()
  const failure = failureIn(asked)
  // An id that is none is refused as bad input: for the reader it is simply not there.
  if (failure !== null && ['not-found', 'bad-input'].includes(failureOf(failure).code))
    return (
      <EmptyState
        title={gone}
        behind={<NorthSea />}
        actions={
          <ButtonLink to={paths.map} search={{ list: 'communities' } as never} kind="call">
            {t('community.page.toList')}
          </ButtonLink>
        }
      >
        {goneText}
      </EmptyState>
    )
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
