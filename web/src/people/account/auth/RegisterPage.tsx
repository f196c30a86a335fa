import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormPage } from './FormPage.tsx'
import { RegisterFields, useRegistration } from './RegisterFields.tsx'
import { ReasonCard } from './ReasonCard.tsx'
import { useReason } from './useReason.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** The page that registers a member. They are signed in at once; a mail asks them to confirm their e-mail address. */
export function RegisterPage() {
  const { t } = useTranslation()
  const { intent, then, goOn, dismiss, ...words } = useReason('register')
  const form = useRegistration(goOn)
  return (
    <FormPage title={words.title} intro={words.intro} above={intent && <ReasonCard intent={intent} />}>
      <Stack as="form" ref={form.ref} gap="xl" noValidate onSubmit={form.submit}>
        <RegisterFields form={form} />
        <PrimaryButton type="submit" wide busy={form.sending && t('account.register.sending')}>
          {words.submit}
        </PrimaryButton>
        {intent && (
          <Button kind="text" wide onClick={dismiss}>
            {t('intent.only.register')}
          </Button>
        )}
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
