import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { anyDirty } from '../../../platform/pwa/beforeReload.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconLogout } from '../../../platform/ui/icons.tsx'
import { unsentDrafts } from '../../../platform/draft/draftSync.ts'
import { unsentActs } from '../../../platform/outbox/outbox.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { leave } from '../signInOut.ts'

/** Ends this session and opens the welcome page. Asks first if a form has unsaved edits, or if drafts or acts are on this device alone. */
export function SignOutButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const { number } = useFormat()
  const signOut = useCall(() => api.account.signOut.mutate())
  const [asking, setAsking] = useState(false)
  const [unsent, setUnsent] = useState(0)
  /** Asks what to do with drafts and acts that are on this device alone, since somebody else may use the device next. */
  const ask = async () => {
    setAsking(false)
    const [drafts, acts] = await Promise.all([unsentDrafts().catch(() => 0), unsentActs().catch(() => 0)])
    const count = drafts + acts
    if (count > 0) setUnsent(count)
    else await end('keep')
  }
  const end = async (drafts: 'keep' | 'delete') => {
    setUnsent(0)
    // A failure is shown below the button. Unsaved edits on the page are lost (`ignoreBlocker`).
    await signOut.mutateAsync().then(
      () => leave(drafts).then(() => router.history.push(paths.welcome, undefined, { ignoreBlocker: true })),
      () => undefined,
    )
  }
  return (
    <>
      <Button
        kind="outline"
        icon={<IconLogout size={20} />}
        busy={signOut.isPending && t('app.word.sending')}
        onClick={() => (anyDirty() ? setAsking(true) : void ask())}
      >
        {t('account.signOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('app.unsaved.title')}
        confirm={t('account.signOut')}
        cancel={t('app.unsaved.stay')}
        danger
        onConfirm={() => void ask()}
        onCancel={() => setAsking(false)}
      >
        {t('app.unsaved.text')}
      </ConfirmDialog>
      <Dialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={t('account.signOutDrafts.title', { count: unsent, number: number(unsent) })}
        actions={
          <>
            <Button kind="soft" onClick={() => setUnsent(0)}>
              {t('account.signOutDrafts.stay')}
            </Button>
            <Button kind="danger" onClick={() => void end('delete')}>
              {t('account.signOutDrafts.delete')}
            </Button>
            <Button kind="action" onClick={() => void end('keep')}>
              {t('account.signOutDrafts.keep')}
            </Button>
          </>
        }
      >
        <p>{t('account.signOutDrafts.text')}</p>
      </Dialog>
      <FormFailure>{signOut.error && failureText(t, signOut.error)}</FormFailure>
    </>
  )
}
