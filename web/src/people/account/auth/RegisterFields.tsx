import { type Me, Register } from '@fieldfare/shared/account.ts'
import { PERSON_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { type Form, useForm } from '../../../platform/form/useForm.ts'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { forgetCampaign } from '../welcome/campaign.ts'
import { clientContext } from './clientContext.ts'
import { CredentialFields } from './CredentialFields.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { enter } from '../signInOut.ts'

const EMPTY = { name: '', email: '', password: '', agree: false }
type Registration = typeof EMPTY

/** The form that registers a member and signs them in. `campaign`: the campaign of the invitation in the URL; it overrides a remembered one. */
export function useRegistration(onDone: (me: Me) => unknown, campaign?: string): Form<Registration> {
  const { t } = useTranslation()
  const register = useCall(api.account.register.mutate, { onSuccess: enter })
  const context = () => ({ ...clientContext(), ...(campaign && { campaign }) })
  // Every attempt sends the same id, so that a retry after a lost answer does not make a second account.
  const [id] = useState(() => crypto.randomUUID())
  return useForm({
    base: EMPTY,
    check: (values) => [
      ...emptyOf(values, ['name', 'email', 'password']),
      ...issuesFrom(Register, { ...values, ...context() }),
    ],
    send: async ({ name, email, password }) => {
      const me = await register.mutateAsync({ id, name, email, password, agree: true, ...context() })
      forgetCampaign()
      showToast(t('account.register.welcome', { name: me.name }))
      await onDone(me)
    },
    savedAs: 'register',
    secrets: ['password'],
  })
}

/** The fields of a registration. */
export function RegisterFields({ form }: { form: Form<Registration> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('account.field.name')}
        autoComplete="name"
        seenBy={<Audience is={PERSON_AUDIENCE.name} />}
        {...form.field('name')}
      />
      <CredentialFields email={form.field('email')} password={form.field('password')} agree={form.field('agree')} />
      <FormFailure>{form.failure}</FormFailure>
    </>
  )
}
