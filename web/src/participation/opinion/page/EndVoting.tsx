import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useEndVoting } from '../data.ts'

/** The button for the owner that ends voting for good, after a confirmation. */
export function EndVoting({ opinionId }: { opinionId: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const end = useEndVoting(opinionId)
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        {t('opinion.end.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('opinion.end.title')}
        confirm={t('opinion.end.open')}
        cancel={t('app.word.cancel')}
        danger
        busy={end.isPending && t('app.word.sending')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (end.isPending) return
          end.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              showToast(t('opinion.end.done'))
            },
          })
        }}
      >
        <p>{t('opinion.end.text')}</p>
        <FormFailure>{end.error && failureText(t, end.error)}</FormFailure>
      </ConfirmDialog>
    </>
  )
}
