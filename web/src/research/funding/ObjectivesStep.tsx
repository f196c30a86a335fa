import { OBJECTIVES, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Form } from '../../platform/form/useForm.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { type BudgetDraft, budgetCents, shareCents } from './budgetDraft.ts'
import { goalColour } from './shareColours.ts'
import { ShareRow } from './ShareRow.tsx'
import classes from './Split.module.css'
import { SplitHead } from './SplitHead.tsx'
import { SplitTools } from './SplitTools.tsx'
import { WhyField } from './WhyField.tsx'

/** The step that divides the budget over goals. */
export function ObjectivesStep({ form }: { form: Form<BudgetDraft> }) {
  const { t } = useTranslation()
  const { values } = form
  const { objectives } = values
  const budget = budgetCents(values.amount) ?? 0
  return (
    <>
      <SplitHead
        budget={budget}
        shares={OBJECTIVES.map((one) => ({
          key: one,
          cents: shareCents(objectives[one]) ?? 0,
          colour: goalColour(one),
        }))}
      />
      <p role="alert" className={`${textClasses.bad} ${classes.error}`}>
        {form.field('objectives').error}
      </p>
      <Stack gap="l">
        <Stack as="ul" lined className={classes.rows}>
          {OBJECTIVES.map((one) => (
            <ShareRow
              key={one}
              name={t(`funding.objectives.name.${one}`)}
              title={t(`funding.objectives.name.${one}`)}
              typed={objectives[one]}
              budget={budget}
              colour={goalColour(one)}
              onChange={(amount) => form.set('objectives', { ...objectives, [one]: amount })}
            >
              <p className={textClasses.quiet}>{t(`funding.objectives.explained.${one}`)}</p>
            </ShareRow>
          ))}
        </Stack>
        {shareCents(objectives.other) !== 0 && (
          <TextField
            label={t('funding.objectives.otherName')}
            counted={{ max: TITLE_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
            autoComplete="off"
            {...form.field('otherName')}
          />
        )}
        <SplitTools
          typed={OBJECTIVES.map((one) => objectives[one])}
          // The person's own goal takes part in an equal division once it has a name.
          joins={OBJECTIVES.map((one) => one !== 'other' || values.otherName.trim() !== '')}
          budget={budget}
          onChange={(typed) =>
            form.set(
              'objectives',
              Object.fromEntries(OBJECTIVES.map((one, at) => [one, typed[at] ?? ''])) as BudgetDraft['objectives'],
            )
          }
        />
        <WhyField label={t('funding.objectives.why')} {...form.field('objectivesReason')} />
      </Stack>
    </>
  )
}
