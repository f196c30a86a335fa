import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { PrimaryButton } from '../ui/Button.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { Row } from '../ui/layout/Layout.tsx'
import { LabelledForm } from './LabelledForm.tsx'
import type { Values } from './savedForm.ts'
import type { Form } from './useForm.ts'

interface SendFormProps<V extends Values> {
  form: Pick<Form<V>, 'ref' | 'submit' | 'failure' | 'sending'>
  label: string
  /** The text of the button. */
  submit: string
  /** The reason why the form cannot be sent yet. */
  waiting?: string | false
  children: ReactNode
}

/** A form that ends with the reason why sending failed, and the button that sends it. */
export function SendForm<V extends Values>({ form, label, submit, waiting, children }: SendFormProps<V>) {
  const { t } = useTranslation()
  return (
    <LabelledForm form={form} label={label}>
      {children}
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <PrimaryButton type="submit" busy={form.sending ? t('app.word.sending') : waiting}>
          {submit}
        </PrimaryButton>
      </Row>
    </LabelledForm>
  )
}
