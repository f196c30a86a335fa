import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { paths } from '../../../platform/paths.ts'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormPage } from './FormPage.tsx'
import { RegisterFields, useRegistration } from './RegisterFields.tsx'
import { useGoOn, useReturnTo } from './useReturnTo.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** Registers a member, who is signed in at once; a mail asks them to confirm the address. */
export function RegisterPage() {
  const { t } = useTranslation()
  const then = useReturnTo()
  const form = useRegistration(useGoOn())
  return (
    <FormPage title={t('app.title.register')} intro={t('account.register.intro')}>
      <Stack as="form" ref={form.ref} gap="xl" noValidate onSubmit={form.submit}>
        <RegisterFields form={form} />
        <PrimaryButton type="submit" wide busy={form.sending && t('account.register.sending')}>
          {t('account.register.submit')}
        </PrimaryButton>
      </Stack>
      <p className={textClasses.quiet}>
        {t('account.register.haveAccount')}{' '}
        <Link to={paths.login} search={then ? { then } : {}}>
          {t('app.title.login')}
        </Link>
      </p>
      <p className={textClasses.quiet}>
        <Link to={paths.landOwnerRegister}>{t('account.register.asOwner')}</Link>
      </p>
    </FormPage>
  )
}
