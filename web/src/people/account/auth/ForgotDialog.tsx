import { ForgotPassword, RESET_MINUTES } from '@fieldfare/shared/account.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { MailboxLink } from '../MailboxLink.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** Asks for an e-mail address and mails it a link to reset the password. Does not reveal whether the address has an account. */
export function ForgotDialog({ onClose, email = '' }: { onClose: () => void; email?: string }) {
  const { t } = useTranslation()
  const forgot = useCall(api.forgotPW.mutate)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    base: { email },
    check: (values) => [...emptyOf(values, ['email']), ...issuesFrom(ForgotPassword, values)],
    send: async (values) => {
      await forgot.mutateAsync({ email: values.email })
      setSentTo(values.email.trim())
    },
  })

  if (sentTo !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('account.forgot.sentTitle')}
        actions={
          <Button kind="action" onClick={onClose}>
            {t('account.forgot.done')}
          </Button>
        }
      >
        <p role="status">{t('account.forgot.sent', { email: sentTo, minutes: RESET_MINUTES })}</p>
        <MailboxLink />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={t('account.forgot.title')}>
      <Stack as="form" ref={form.ref} gap="xl" noValidate onSubmit={form.submit}>
        <p className={textClasses.quiet}>{t('account.forgot.text')}</p>
        <TextField
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <FormEnd form={form} submit={t('account.forgot.submit')} onCancel={onClose} />
      </Stack>
    </Dialog>
  )
}
