import { REASON_MAX, ReportReason } from '@fieldfare/shared/content.ts'
import { z } from 'zod'
import { useTranslation } from '../platform/i18n/translation.ts'
import { issuesFrom } from '../platform/form/issues.ts'
import { useForm } from '../platform/form/useForm.ts'
import { Button } from '../platform/ui/Button.tsx'
import { FormFailure } from '../platform/ui/form/FormFailure.tsx'
import { TextAreaField } from '../platform/ui/form/TextAreaField.tsx'
import { Row, Stack } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'

interface ReasonFormProps {
  /** The text above the field. */
  text: string
  submit: string
  /** The name under which the reason survives closing the form and a reload. */
  keptAs: string
  send: (reason: string) => Promise<unknown>
  onCancel: () => void
}
const Reasoned = z.strictObject({ reason: ReportReason })

/** Asks for a reason, which stays in the field if sending fails. */
export function ReasonForm({ text, submit, keptAs, send, onCancel }: ReasonFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    base: { reason: '' },
    check: (values) => issuesFrom(Reasoned, values),
    send: ({ reason }) => send(reason),
    savedAs: keptAs,
  })
  return (
    <Stack as="form" gap="xl" ref={form.ref} noValidate onSubmit={form.submit}>
      <p className={textClasses.quiet}>{text}</p>
      <TextAreaField
        label={t('moderation.reason')}
        max={REASON_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.field('reason')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Row justify="end">
        <Button kind="soft" onClick={onCancel}>
          {t('app.word.cancel')}
        </Button>
        <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
          {submit}
        </Button>
      </Row>
    </Stack>
  )
}
