import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import type { Joinable } from './useSubscription.ts'

interface MemberDialogProps {
  /** The community; null while the dialog is closed. */
  community: Joinable | null
  onClose: () => void
  onLeave: () => void
}

/** Explains to a member what membership is and what leaving ends, and offers to leave. */
export function MemberDialog({ community, onClose, onLeave }: MemberDialogProps) {
  const { t } = useTranslation()
  const { title, mine } = community ?? {}
  return (
    <Dialog
      open={community !== null}
      onClose={onClose}
      title={t('community.memberOf', { title })}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            {t('app.word.close')}
          </Button>
          <Button kind="dangerText" onClick={onLeave}>
            {t('community.leave')}
          </Button>
        </>
      }
    >
      <p>{t('community.memberText')}</p>
      <p>
        {t('community.leaveText')} {mine?.moderator && !mine.owner && t('community.leaveModerator')}
      </p>
    </Dialog>
  )
}
