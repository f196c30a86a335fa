import { AMOUNT_MAX, AMOUNT_MIN } from '@fieldfare/shared/limits.ts'
import { ChangePledge, type Contribution, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { typedCents, useAmounts } from '../amounts.ts'
import { Virtual } from './Virtual.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putPledge } from '../data.ts'

interface ChangeAmountDialogProps {
  pledge: PledgeView
  /** The contribution to change; null while the dialog is closed. */
  contribution: Contribution | null
  onClose: () => void
}

/** The dialog that changes the amount of one of the reader's contributions. */
export function ChangeAmountDialog({ pledge, contribution, onClose }: ChangeAmountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={contribution !== null} onClose={onClose} title={t('pledge.change.title')}>
      {contribution && <Form pledge={pledge} contribution={contribution} onClose={onClose} />}
    </Dialog>
  )
}

function Form({ pledge: { type }, contribution, onClose }: ChangeAmountDialogProps & { contribution: Contribution }) {
  const { t } = useTranslation()
  const { typed } = useFormat()
  const { plain, each } = useAmounts()
  const change = useCall(api.changePledge.mutate, { onSuccess: putPledge })
  const { id: contributionId, amount: before } = contribution
  const form = useForm({
    base: { amount: typed(before) },
    check: ({ amount }) => issuesFrom(ChangePledge, { contributionId, amount }),
    send: async ({ amount }) => {
      await change.mutateAsync({ contributionId, amount: amount.trim() })
      showToast(t('pledge.change.done', { amount: each((typedCents(amount) ?? 0) / 100, type) }))
      onClose()
    },
  })
  return (
    <LabelledForm form={form} label={t('pledge.change.title')}>
      <TextField
        label={t(`pledge.give.howMuch.${type}`)}
        description={t('pledge.give.amountHint', { min: plain(AMOUNT_MIN), max: plain(AMOUNT_MAX) })}
        leftSection="€"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <Virtual />
      <FormEnd form={form} submit={t('pledge.change.submit')} onCancel={onClose} />
    </LabelledForm>
  )
}
