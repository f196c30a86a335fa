import type { OpinionView } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { useWithdrawAll } from '../data.ts'

/** The number of the reader's votes, and the button that withdraws all of them after a confirmation. */
export function MyVotes({ opinion: { id, mine } }: { opinion: OpinionView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawAll(id)
  const votes = mine?.votes ?? 0
  return (
    <>
      {votes > 0 && (
        <Row justify="between" gap="l">
          <p className={textClasses.quiet}>{t('opinion.mine.count', { count: votes, number: number(votes) })}</p>
          <Button kind="text" onClick={() => setAsking(true)}>
            {t('opinion.mine.withdraw')}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asking}
        title={t('opinion.mine.title')}
        confirm={t('opinion.mine.withdraw')}
        cancel={t('app.word.cancel')}
        danger
        busy={withdraw.isPending && t('app.word.sending')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (withdraw.isPending) return
          withdraw.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              showToast(t('opinion.mine.done'))
            },
          })
        }}
      >
        <p>{t('opinion.mine.text')}</p>
        <FormFailure>{withdraw.error && failureText(t, withdraw.error)}</FormFailure>
      </ConfirmDialog>
    </>
  )
}
