import { ChangePassword, PASSWORD_MIN } from '@fieldfare/shared/account.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { NewPasswordField } from '../auth/NewPasswordField.tsx'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showFewerSessions } from '../signInOut.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The form that changes the password. It asks for the old password, and signs out all other devices. */
export function PasswordSection() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Stack as="section" gap="l" snug aria-labelledby="password-title">
      <h2 id="password-title">{t('account.field.password')}</h2>
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button kind="soft" onClick={() => setOpen(true)}>
          {t('account.password.change')}
        </Button>
      )}
    </Stack>
  )
}

const DIFFERENT: Issue = { path: ['again'], key: 'passwordMatch' }

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const change = useCall(api.account.changePassword.mutate, { onSuccess: showFewerSessions })
  const form = useForm({
    base: { password: '', newPassword: '', again: '' },
    check: ({ password, newPassword, again }) => [
      ...emptyOf({ password, newPassword, again }, ['password', 'newPassword', 'again']),
      ...issuesFrom(ChangePassword, { password, newPassword }),
      ...(again === newPassword ? [] : [DIFFERENT]),
    ],
    send: async ({ password, newPassword }) => {
      await change.mutateAsync({ password, newPassword })
      showToast(t('account.password.changed'))
      onDone()
    },
  })
  return (
    <LabelledForm form={form} label={t('account.password.change')}>
      <p className={textClasses.quiet}>{t('account.password.how')}</p>
      <PasswordField
        label={t('account.password.old')}
        autoComplete="current-password"
        showLabel={t('app.word.showPassword')}
        {...form.field('password')}
      />
      <NewPasswordField
        label={t('account.field.newPassword')}
        description={t('account.field.passwordHint', { length: PASSWORD_MIN })}
        {...form.field('newPassword')}
      />
      <NewPasswordField label={t('account.field.newPasswordAgain')} {...form.field('again')} />
      <FormEnd form={form} submit={t('account.password.submit')} onCancel={onDone} />
    </LabelledForm>
  )
}
