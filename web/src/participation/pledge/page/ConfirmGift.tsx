import type { Rhythm } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { MailNotes } from '../../../content/MailNotes.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { nextAfter, useAmounts } from '../amounts.ts'
import { Virtual } from './Virtual.tsx'

interface ConfirmGiftProps {
  open: boolean
  /** The amount in euros. */
  amount: number
  type: Rhythm
  busy: string | false
  onConfirm: () => void
  onCancel: () => void
}

/** The dialog that confirms a pledge: it names amount, frequency and end, and says that nothing is charged. */
export function ConfirmGift({ open, amount, type, busy, onConfirm, onCancel }: ConfirmGiftProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const amountText = useAmounts().each(amount, type)
  const next = nextAfter(new Date(useNow()), type)
  return (
    <ConfirmDialog
      open={open}
      title={t('pledge.confirm.title', { amount: amountText })}
      confirm={t('pledge.give.submit', { amount: amountText })}
      cancel={t('app.word.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <p>{next ? t('pledge.confirm.again', { date: date(next) }) : t('pledge.confirm.once')}</p>
        <p>{t(next ? 'pledge.confirm.mail' : 'pledge.confirm.mailOnce')}</p>
        <MailNotes />
        <Virtual />
      </Stack>
    </ConfirmDialog>
  )
}
