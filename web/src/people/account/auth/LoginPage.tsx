import { SignIn } from '@fieldfare/shared/account.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { ForgotDialog } from './ForgotDialog.tsx'
import { FormPage } from './FormPage.tsx'
import { ReasonCard } from './ReasonCard.tsx'
import { useReason } from './useReason.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { enter } from '../signInOut.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** Signs in, then opens the page that the person came from. `?changed`: the password was just reset. `?forgot`: opens the reset dialog. */
export function LoginPage() {
  const { t } = useTranslation()
  const signIn = useCall(api.account.signIn.mutate, { onSuccess: enter })
  const { intent, then, goOn, dismiss, ...words } = useReason('login')
  const search = useSearch({ from: '/main/login' })
  const [forgot, setForgot] = useState(search.forgot ?? false)
  const form = useForm({
    base: { email: '', password: '' },
    check: (values) => [...emptyOf(values, ['email', 'password']), ...issuesFrom(SignIn, values)],
    send: async (values) => goOn(await signIn.mutateAsync(values)),
    savedAs: 'signIn',
    secrets: ['password'],
  })

  return (
    <FormPage title={words.title} intro={words.intro} above={intent && <ReasonCard intent={intent} />}>
      {search.changed && <NoticeStrip kind="good">{t('account.login.changed')}</NoticeStrip>}
      <Stack as="form" ref={form.ref} gap="xl" noValidate onSubmit={form.submit}>
        <TextField
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={t('account.field.password')}
          autoComplete="current-password"
          showLabel={t('app.word.showPassword')}
          {...form.field('password')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <PrimaryButton type="submit" wide busy={form.sending && t('account.login.sending')}>
          {words.submit}
        </PrimaryButton>
      </Stack>
      <Row gap="l">
        <Button kind="text" onClick={() => setForgot(true)}>
          {t('welcome.forgot')}
        </Button>
        {intent && (
          <Button kind="text" onClick={dismiss}>
            {t('intent.only.login')}
          </Button>
        )}
      </Row>
      <p className={textClasses.quiet}>
        {t('account.login.noAccount')}{' '}
        <Link to={paths.register} search={then ? { then } : {}}>
          {t('app.title.register')}
        </Link>
      </p>
      {forgot && <ForgotDialog email={form.values.email} onClose={() => setForgot(false)} />}
    </FormPage>
  )
}
