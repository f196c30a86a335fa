import { PERSON_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { PASSWORD_MIN, Register } from '@fieldfare/shared/account.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Audience } from '../../form/Audience.tsx'
import { paths } from '../../paths.ts'
import { PrimaryButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRegister } from '../mutations.ts'
import classes from '../../form/Form.module.css'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { emptyOf, issuesFrom } from '../../form/issues.ts'
import { useForm } from '../../form/useForm.ts'
import { AgreeFields } from './AgreeFields.tsx'
import { forgetCampaign } from '../welcome/campaign.ts'
import { FormPage } from './FormPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { clientContext } from './clientContext.ts'
import { useGoOn, useReturnTo } from './useReturnTo.ts'

/** Registers a member, who is signed in at once; a mail asks them to confirm the address. */
export function RegisterPage() {
  const { t } = useTranslation()
  const register = useRegister()
  const goOn = useGoOn()
  const then = useReturnTo()
  // The same id for every try, so that a retry after a lost answer does not make a second account.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm({
    base: { name: '', email: '', password: '', agree: false },
    check: (values) => [
      ...emptyOf(values, ['name', 'email', 'password']),
      ...issuesFrom(Register, { ...values, ...clientContext() }),
    ],
    send: async ({ name, email, password }) => {
      const me = await register.mutateAsync({ id, name, email, password, agree: true, ...clientContext() })
      forgetCampaign()
      showToast(t('account.register.welcome', { name: me.name }))
      goOn(me)
    },
    savedAs: 'register',
    secrets: ['password'],
  })

  return (
    <FormPage title={t('app.title.register')} intro={t('account.register.intro')}>
      <form ref={form.ref} className={classes.form} noValidate onSubmit={form.submit}>
        <TextField
          label={t('account.field.name')}
          autoComplete="name"
          seenBy={<Audience is={PERSON_AUDIENCE.name} />}
          {...form.field('name')}
        />
        <TextField
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          seenBy={<Audience is={PERSON_AUDIENCE.email} />}
          {...form.field('email')}
        />
        <NewPasswordField
          label={t('account.field.password')}
          description={t('account.field.passwordHint', { length: PASSWORD_MIN })}
          seenBy={<Audience is={PERSON_AUDIENCE.password} />}
          {...form.field('password')}
        />
        <AgreeFields {...form.field('agree')} />
        <FormFailure>{form.failure}</FormFailure>
        <PrimaryButton type="submit" wide busy={form.sending && t('account.register.sending')}>
          {t('account.register.submit')}
        </PrimaryButton>
      </form>
      <p className={classes.quiet}>
        {t('account.register.haveAccount')}{' '}
        <Link to={paths.login} search={then ? { then } : {}}>
          {t('app.title.login')}
        </Link>
      </p>
      <p className={classes.quiet}>
        <Link to={paths.landOwnerRegister}>{t('account.register.asOwner')}</Link>
      </p>
    </FormPage>
  )
}
