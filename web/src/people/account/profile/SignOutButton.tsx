import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { anyDirty } from '../../../platform/pwa/beforeReload.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconLogout } from '../../../platform/ui/icons.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { leave } from '../entering.ts'

/** Ends this session and leads to the welcome page. Asks first while a form has unsaved edits. */
export function SignOutButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const signOut = useCall(api.account.signOut.mutate, { onSuccess: leave })
  const [asking, setAsking] = useState(false)
  const end = async () => {
    setAsking(false)
    // A failure is shown below. Unsaved edits of the page are given up.
    await signOut.mutateAsync().then(
      () => router.history.push(paths.welcome, undefined, { ignoreBlocker: true }),
      () => undefined,
    )
  }
  return (
    <>
      <Button
        kind="outline"
        icon={<IconLogout size={20} />}
        busy={signOut.isPending && t('app.word.sending')}
        onClick={() => (anyDirty() ? setAsking(true) : void end())}
      >
        {t('account.signOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('app.unsaved.title')}
        confirm={t('account.signOut')}
        cancel={t('app.unsaved.stay')}
        danger
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        {t('app.unsaved.text')}
      </ConfirmDialog>
      <FormFailure>{signOut.error && failureText(t, signOut.error)}</FormFailure>
    </>
  )
}
