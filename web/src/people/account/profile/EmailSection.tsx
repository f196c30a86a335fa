import { type Me, UpdateProfile } from '@fieldfare/shared/account.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconCircleCheck, IconMail } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { SendAgain } from '../SendAgain.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './AccountPage.module.css'
import textClasses from '../../../platform/ui/text.module.css'

/** The e-mail address, its confirmation, and a form to change it. A change needs the password; a new address counts once confirmed. */
export function EmailSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Stack as="section" gap="l" snug aria-labelledby="email-title">
      <h2 id="email-title">{t('account.email.title')}</h2>
      <Row as="p" gap="l">
        <strong className={textClasses.lines}>{me.email}</strong>
        <Row as="span" gap="xs" className={`${textClasses.small} ${me.verified ? classes.good : classes.waiting}`}>
          {me.verified ? <IconCircleCheck size={18} aria-hidden="true" /> : <IconMail size={18} aria-hidden="true" />}
          {me.verified ? t('account.email.confirmed') : t('account.email.unconfirmed')}
        </Row>
      </Row>
      {me.newEmail && <p>{t('account.email.waiting', { newEmail: me.newEmail, email: me.email })}</p>}
      {(me.newEmail || !me.verified) && (
        <Row as="p" gap="l">
          <SendAgain />
          {me.newEmail && <TakeBack email={me.email} />}
        </Row>
      )}
      {open ? (
        <EmailForm me={me} onDone={() => setOpen(false)} />
      ) : (
        <Button kind="soft" onClick={() => setOpen(true)}>
          {t('account.email.change')}
        </Button>
      )}
    </Stack>
  )
}

/** The button that cancels a change of e-mail address: it saves the current address again, which drops the new one. */
function TakeBack({ email }: { email: string }) {
  const { t } = useTranslation()
  const update = useCall(api.user.update.mutate, { onSuccess: showMe })
  return (
    <Button
      kind="text"
      busy={update.isPending && t('app.word.sending')}
      onClick={() =>
        update.mutate(
          { profile: { email } },
          {
            onSuccess: () => showToast(t('account.email.takenBack', { email })),
            onError: (error) => showToast(failureText(t, error)),
          },
        )
      }
    >
      {t('account.email.takeBack')}
    </Button>
  )
}

const SAME: Issue = { path: ['email'], key: 'emailSame' }

function EmailForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const { t } = useTranslation()
  const update = useCall(api.user.update.mutate, { onSuccess: showMe })
  const form = useForm({
    base: { email: '', password: '' },
    check: (values) => [
      ...emptyOf(values, ['email', 'password']),
      ...issuesFrom(UpdateProfile, { profile: values }),
      ...(values.email.trim().toLowerCase() === me.email ? [SAME] : []),
    ],
    send: async (values) => {
      await update.mutateAsync({ profile: values })
      onDone()
    },
  })
  return (
    <LabelledForm form={form} label={t('account.email.change')}>
      <p className={textClasses.quiet}>{t('account.email.how')}</p>
      <TextField
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField
        label={t('account.field.password')}
        description={t('account.email.passwordHint')}
        autoComplete="current-password"
        showLabel={t('app.word.showPassword')}
        {...form.field('password')}
      />
      <FormEnd form={form} submit={t('account.email.submit')} onCancel={onDone} />
    </LabelledForm>
  )
}
