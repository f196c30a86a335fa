import { PASSWORD_MIN, ResetPassword } from '@fieldfare/shared/account.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { leave } from '../signInOut.ts'

/** Asks for a new password twice, saves it, then opens the sign-in page. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const reset = useCall(api.resetPW.mutate, { onSuccess: () => leave() })
  const form = useForm({
    base: { newPassword: '', again: '' },
    check: (values) => [
      ...emptyOf(values, ['newPassword', 'again']),
      ...issuesFrom(ResetPassword, { newPassword: values.newPassword, token }),
      ...(values.again === values.newPassword ? [] : [DIFFERENT]),
    ],
    send: async ({ newPassword }) => {
      await reset.mutateAsync({ newPassword, token })
      router.history.replace(`${paths.login}?changed=true`)
    },
  })

  return (
    <Stack as="form" ref={form.ref} gap="xl" noValidate onSubmit={form.submit}>
      <NewPasswordField
        label={t('account.field.newPassword')}
        description={t('account.field.passwordHint', { length: PASSWORD_MIN })}
        {...form.field('newPassword')}
      />
      <NewPasswordField label={t('account.field.newPasswordAgain')} {...form.field('again')} />
      <FormFailure>{form.failure}</FormFailure>
      <PrimaryButton type="submit" wide busy={form.sending && t('account.saving')}>
        {t('account.reset.submit')}
      </PrimaryButton>
      {form.failure && (
        <ButtonLink to={paths.login} search={{ forgot: true }} kind="text">
          {t('account.reset.newLink')}
        </ButtonLink>
      )}
    </Stack>
  )
}

const DIFFERENT: Issue = { path: ['again'], key: 'passwordMatch' }
