import type { ReactNode } from 'react'
import { Stack } from '../ui/layout/Layout.tsx'
import type { Form } from './useForm.ts'
import type { Values } from './savedForm.ts'

interface LabelledFormProps<V extends Values> {
  form: Pick<Form<V>, 'ref' | 'submit'>
  label: string
  children: ReactNode
}

/** A form with an accessible name; its fields show their errors, in place of the browser's own messages. */
export const LabelledForm = <V extends Values>({ form, label, children }: LabelledFormProps<V>) => (
  <Stack as="form" gap="xl" ref={form.ref} noValidate onSubmit={form.submit} aria-label={label}>
    {children}
  </Stack>
)
