import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackdropMap } from '../../ui/BackdropMap.tsx'

interface NothingToShowProps {
  title: string
  children?: ReactNode
  /** The action; by default a link to all communities. */
  action?: ReactNode
}

/** Shown when a page's subject does not exist or could not be loaded: the reason and an action. */
export function NothingToShow({ title, children, action = <AllCommunities /> }: NothingToShowProps) {
  return (
    <EmptyState title={title} behind={<BackdropMap />} actions={action}>
      {children}
    </EmptyState>
  )
}

/** Shown when loading failed: the reason and a button to retry. */
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
