import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSubscription } from '../../community/useSubscription.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink, type ButtonKind } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface SubscribeButtonProps {
  community: Pick<CommunityView, 'id' | 'title'>
  /** How it looks while one has not joined: orange where it is the one thing to do. */
  kind?: ButtonKind
  wide?: boolean
}

/** Joins a community, or leaves it; what one sees follows at once. */
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
      <SignInFirst open={asked} title={title} onClose={dismiss} />
    </>
  )
}

function SignInFirst({ open, title, onClose }: { open: boolean; title: string; onClose: () => void }) {
  const { t } = useTranslation()
  const then = useRouterState({ select: ({ location }) => location.href })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('community.account.title', { title })}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            {t('app.word.cancel')}
          </Button>
          <ButtonLink to={paths.login} search={{ then } as never} replace kind="soft">
            {t('app.title.login')}
          </ButtonLink>
          <ButtonLink to={paths.register} search={{ then } as never} replace kind="action">
            {t('app.title.register')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('community.account.text')}</p>
    </Dialog>
  )
}
