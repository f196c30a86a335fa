import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useTranslation } from 'react-i18next'
import { useSendVerification } from '../account/changes.ts'
import { failureText } from '../i18n/failure.ts'
import { SubscribeButton } from '../map/page/SubscribeButton.tsx'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import classes from './TakePartFirst.module.css'

interface TakePartFirstProps {
  community: CommunityView
  /** Why the reader may not add a treasure yet. */
  why: ErrorCode
}

/** Says kindly what comes before showing a find, and offers it. */
export function TakePartFirst({ community, why }: TakePartFirstProps) {
  const { t } = useTranslation()
  const again = useSendVerification()
  const verify = why === 'not-verified'
  return (
    <div className={classes.first}>
      <p>{t(verify ? 'treasure.first.verify' : 'treasure.first.join')}</p>
      {verify ? (
        <Button
          kind="soft"
          busy={again.isPending && t('app.word.sending')}
          onClick={() =>
            again.mutate(undefined, {
              onSuccess: () => showToast(t('treasure.first.sent')),
              onError: (error) => showToast(failureText(t, error)),
            })
          }
        >
          {t('account.verify.again')}
        </Button>
      ) : (
        <SubscribeButton community={community} kind="soft" />
      )}
    </div>
  )
}
