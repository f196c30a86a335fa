import type { ComponentProps } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'

/** The field of a new password, for which password managers offer one. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'autoComplete'>) {
  const { t } = useTranslation()
  return <PasswordField autoComplete="new-password" showLabel={t('app.word.showPassword')} {...props} />
}
