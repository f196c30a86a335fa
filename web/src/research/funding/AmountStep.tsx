import { BUDGET_MAX, BUDGET_MIN } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Form } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import type { BudgetDraft } from './budgetDraft.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { NothingCharged } from './NothingCharged.tsx'
import { WhyField } from './WhyField.tsx'

/** The step that asks for the budget. It suggests no amounts, since these would bias the answers, which are studied. */
export function AmountStep({ form }: { form: Form<BudgetDraft> }) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  return (
    <Stack gap="xl">
      <TextField
        label={t('funding.amount.label')}
        description={t('funding.amount.field', { min: euro(BUDGET_MIN * 100), max: euro(BUDGET_MAX * 100) })}
        leftSection="€"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <WhyField label={t('funding.amount.why')} {...form.field('reason')} />
      <NothingCharged />
    </Stack>
  )
}
