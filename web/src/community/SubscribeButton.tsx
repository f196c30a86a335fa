import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useSubscription } from './useSubscription.ts'
import { SignInDialog } from '../shell/states/SignInDialog.tsx'
import { Button, type ButtonKind } from '../ui/Button.tsx'

interface SubscribeButtonProps {
  community: Pick<CommunityView, 'id' | 'title'>
  /** Its look before one has joined: orange if it is the main button. */
  kind?: ButtonKind
  wide?: boolean
}

/** Joins a community or leaves it; shown at once. */
export function SubscribeButton({ community, kind = 'soft', wide }: SubscribeButtonProps) {
  const { t } = useTranslation()
  const { subs, asked, dismiss, change } = useSubscription()
  const { title } = community
  const joined = subs.includes(community.id)
  return (
    <>
      <Button
        kind={joined ? 'outline' : kind}
        wide={wide}
        aria-label={t(joined ? 'community.unsubscribeFrom' : 'community.subscribeTo', { title })}
        onClick={() => change(community, !joined)}
      >
        {t(joined ? 'community.unsubscribe' : 'community.subscribe')}
      </Button>
      <SignInDialog open={asked} onClose={dismiss} title={t('community.account.title', { title })}>
        {t('community.account.text')}
      </SignInDialog>
    </>
  )
}
