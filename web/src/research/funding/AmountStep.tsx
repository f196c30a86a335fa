import { BUDGET_MAX, BUDGET_MIN } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import type { BudgetDraft } from './budgetDraft.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { NothingCharged } from './NothingCharged.tsx'
import { WhyField } from './WhyField.tsx'

/** Amounts that one press fills in, in euros: from a coffee to a holiday, so that none of them is the usual one. */
const QUICK = [10, 50, 120, 500]

export function AmountStep({ form }: { form: Form<BudgetDraft> }) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <TextField
          label={t('funding.amount.label')}
          description={t('funding.amount.field', { min: euro(BUDGET_MIN * 100), max: euro(BUDGET_MAX * 100) })}
          leftSection="€"
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
        />
        <Row gap="s">
          {QUICK.map((amount) => (
            <Button
              key={amount}
              aria-label={t('funding.amount.quick', { amount: euro(amount * 100) })}
              onClick={() => form.set('amount', String(amount))}
            >
              {euro(amount * 100)}
            </Button>
          ))}
        </Row>
      </Stack>
      <WhyField label={t('funding.amount.why')} {...form.field('reason')} />
      <NothingCharged />
    </Stack>
  )
}
