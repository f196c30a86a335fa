import { BecomeOwner, type Me } from '@fieldfare/shared/account.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import { rememberVisitor } from '../../../platform/shell/routing/visitor.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Makes a member a land owner with the same account; links owners to the page for their first community. */
export function OwnerSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Stack as="section" gap="l" snug id="owner" aria-labelledby="owner-title">
      <h2 id="owner-title">{t('account.becomeOwner.title')}</h2>
      <p>{me.owner ? t('account.becomeOwner.is') : t('account.becomeOwner.text')}</p>
      {me.owner ? (
        <Row as="p" gap="l">
          <ButtonLink to={paths.createCommunity} kind="soft">
            {t('account.becomeOwner.start')}
          </ButtonLink>
        </Row>
      ) : open ? (
        <OwnerForm organization={me.organization ?? ''} onDone={() => setOpen(false)} />
      ) : (
        <Button kind="soft" onClick={() => setOpen(true)}>
          {t('account.becomeOwner.open')}
        </Button>
      )}
    </Stack>
  )
}

function OwnerForm({ organization, onDone }: { organization: string; onDone: () => void }) {
  const { t } = useTranslation()
  const become = useCall(api.account.becomeOwner.mutate, {
    onSuccess: (me) => {
      showMe(me)
      rememberVisitor(me)
    },
  })
  const form = useForm({
    base: { organization },
    check: (values) => [...emptyOf(values, ['organization']), ...issuesFrom(BecomeOwner, values)],
    send: (values) => become.mutateAsync({ organization: values.organization }),
  })
  return (
    <LabelledForm form={form} label={t('account.becomeOwner.open')}>
      <TextField
        label={t('account.owner.general.organization')}
        description={t('account.owner.general.organizationHint')}
        autoComplete="organization"
        {...form.field('organization')}
      />
      <FormEnd form={form} submit={t('account.becomeOwner.submit')} onCancel={onDone} />
    </LabelledForm>
  )
}
