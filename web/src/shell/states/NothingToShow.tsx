import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackdropMap } from '../../ui/BackdropMap.tsx'

interface NothingToShowProps {
  title: string
  children?: ReactNode
  /** The way on; to all communities by default. */
  action?: ReactNode
}

/** A page whose subject is not there or cannot be read: says why, with a way on. */
export function NothingToShow({ title, children, action = <AllCommunities /> }: NothingToShowProps) {
  return (
    <EmptyState title={title} behind={<BackdropMap />} actions={action}>
      {children}
    </EmptyState>
  )
}

/** A page that could not be read: why, and another try. */
export function NotRead({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <NothingToShow
      title={failureText(t, failure)}
      action={
        <Button kind="call" onClick={onRetry}>
          {t('app.word.tryAgain')}
        </Button>
      }
    />
  )
}

function AllCommunities() {
  const { t } = useTranslation()
  return (
    <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="call">
      {t('community.page.toList')}
    </ButtonLink>
  )
}
