import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/Button.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { Row } from '../ui/layout/Layout.tsx'

interface FormEndProps {
  form: { failure: string | null; sending: boolean }
  submit: string
  kind?: 'action' | 'danger'
  onCancel: () => void
}

/** The end of a form that can be closed: why sending failed, the submit button and Cancel. */
export function FormEnd({ form, submit, kind = 'action', onCancel }: FormEndProps) {
  const { t } = useTranslation()
  return (
    <>
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <Button type="submit" kind={kind} busy={form.sending && t('app.word.sending')}>
          {submit}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t('app.word.cancel')}
        </Button>
      </Row>
    </>
  )
}
