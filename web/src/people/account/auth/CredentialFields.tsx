import { PASSWORD_MIN } from '@fieldfare/shared/account.ts'
import { PERSON_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import type { FieldProps } from '../../../platform/form/useForm.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { AgreeFields } from './AgreeFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface CredentialFieldsProps {
  email: FieldProps<string>
  emailHint?: string
  password: FieldProps<string>
  agree: FieldProps<boolean>
}

/** Fields that the registrations of members and of land owners share: e-mail address, password and agreement. */
export function CredentialFields({ email, emailHint, password, agree }: CredentialFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('account.field.email')}
        description={emailHint}
        type="email"
        autoComplete="username"
        inputMode="email"
        seenBy={<Audience is={PERSON_AUDIENCE.email} />}
        {...email}
      />
      <NewPasswordField
        label={t('account.field.password')}
        description={t('account.field.passwordHint', { length: PASSWORD_MIN })}
        seenBy={<Audience is={PERSON_AUDIENCE.password} />}
        {...password}
      />
      <AgreeFields {...agree} />
    </>
  )
}
