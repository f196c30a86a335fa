import { AnswerRequest, type FundablePlace, type RequestAnswer } from '@fieldfare/shared/funding.ts'
import { AMOUNT_MAX, AMOUNT_MIN, type Rhythm } from '@fieldfare/shared/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { emptyOf, issuesFrom } from '../../platform/form/issues.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { PlaceThumb } from './PlaceThumb.tsx'
import { paths } from '../../platform/paths.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { useStepFocus } from '../../platform/ui/form/useStepFocus.ts'
import { WizardFrame } from '../../platform/ui/layout/WizardFrame.tsx'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { amountText } from './budgetDraft.ts'
import classes from './Funding.module.css'
import { NothingCharged } from './NothingCharged.tsx'
import { howMuchKey } from './requestTexts.ts'
import { useDecimal } from './useDecimal.ts'
import { WhyField } from './WhyField.tsx'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { putRequests } from './data.ts'
import { useSurvey } from '../survey/data.ts'

const ANSWERS = ['yes', 'no'] as const

interface RequestFormProps {
  type: Rhythm
  /** The number of the request, from 1 to `total`. */
  number: number
  total: number
  area: FundablePlace
  /** The earlier answer, if the reader came back to the request. */
  before: RequestAnswer | undefined
  /** True for the last request; once it is answered, no answer can be changed. */
  last: boolean
  onBack: (() => void) | undefined
  onAnswered: (all: boolean) => void
}

/** The form of one pledge request, answered with yes and an amount or with no; a reason is optional. */
export function RequestForm(props: RequestFormProps) {
  const { type, number, total, area, before, last, onBack, onAnswered } = props
  const { t } = useTranslation()
  const { euro } = useFormat()
  const decimal = useDecimal()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const answer = useCall(api.register.answerRequest.mutate, { onSuccess: putRequests })
  useStepFocus(frame, type)

  const input = ({ yes, amount, reason }: { yes: string; amount: string; reason: string }) => ({
    type,
    answer: yes === 'yes' ? ('yes' as const) : ('no' as const),
    ...(yes === 'yes' && { amount: amount.trim() }),
    reason,
  })
  const form = useForm({
    base: {
      yes: before ? (before.amount === null ? 'no' : 'yes') : '',
      amount: before?.amount ? amountText(Math.round(before.amount * 100), decimal) : '',
      reason: before?.reason ?? '',
    },
    savedAs: `study request ${type}`,
    check: (values) => (values.yes === '' ? emptyOf(values, ['yes']) : issuesFrom(AnswerRequest, input(values))),
    send: async (values) => {
      const { answers } = await answer.mutateAsync(input(values))
      onAnswered(answers.length === total)
    },
  })
  const { survey } = useSurvey()
  const { yes } = form.values
  const unanswered = form.field('yes').error
  return (
    <div ref={frame} className={classes.screen}>
      <section className={classes.single}>
        <WizardFrame
          ref={form.ref}
          stepName={t('funding.requests.title')}
          progress={survey ? undefined : { step: number, total, label: t('app.word.stepOf', { step: number, total }) }}
          title={t(`funding.requests.question.${type}`, { title: area.title })}
          hint={t('funding.requests.hint')}
          back={onBack && { label: t('app.word.back'), onPress: onBack }}
          next={t(last ? 'funding.requests.last' : 'funding.requests.next')}
          onNext={form.submit}
          busy={form.sending && t('app.word.sending')}
          why={form.failure ?? (unanswered ? t('funding.requests.choose') : undefined)}
          later={{
            label: t('funding.requests.later'),
            onPress: () => void navigate({ to: paths.funding, search: {} }),
          }}
        >
          <Stack gap="xl">
            <PlaceThumb place={area} size="480x160" />
            <fieldset>
              <legend>{t('funding.requests.answer')}</legend>
              <Grid least="s" filled>
                {ANSWERS.map((one) => (
                  <Row
                    as="label"
                    key={one}
                    tight
                    justify="middle"
                    tone="plain"
                    note
                    className={`${textClasses.strong} ${classes.answer}`}
                  >
                    <input type="radio" name="yes" checked={yes === one} onChange={() => form.set('yes', one)} />
                    {t(`funding.requests.${one}`)}
                  </Row>
                ))}
              </Grid>
            </fieldset>
            {yes === 'yes' && (
              <TextField
                label={t(howMuchKey(type))}
                description={t('funding.requests.amountHint', {
                  min: euro(AMOUNT_MIN * 100),
                  max: euro(AMOUNT_MAX * 100),
                })}
                leftSection="€"
                inputMode="decimal"
                autoComplete="off"
                {...form.field('amount')}
              />
            )}
            {yes !== '' && <WhyField label={t('funding.requests.why')} {...form.field('reason')} />}
            {last && <p className={textClasses.quiet}>{t('funding.requests.lastHint')}</p>}
            <NothingCharged />
          </Stack>
        </WizardFrame>
      </section>
    </div>
  )
}
