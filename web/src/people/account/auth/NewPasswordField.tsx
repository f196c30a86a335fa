import type { ComponentProps } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'

/** The field for a new password, marked so that password managers offer to generate one. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'autoComplete'>) {
  const { t } = useTranslation()
  return <PasswordField autoComplete="new-password" showLabel={t('app.word.showPassword')} {...props} />
}
