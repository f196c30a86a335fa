import { MakeReadToken, READ_TOKEN_NAME_MAX, type ReadScope } from '@fieldfare/shared/readToken.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { api } from '../../../platform/api/client.ts'
import { newSecret } from '../../../platform/session/newSecret.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconCopy } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'

interface NewReadTokenProps {
  scopes: readonly ReadScope[]
  onMade: () => void
  onDone: () => void
}

/** Makes a code for a map program and shows it once. The browser generates the code, so that a retry does not make a second one. */
export function NewReadToken({ scopes, onMade, onDone }: NewReadTokenProps) {
  const { t } = useTranslation()
  const [token] = useState(() => ({ id: crypto.randomUUID(), secret: `fieldfare_${newSecret()}` }))
  const [made, setMade] = useState(false)
  const make = useCall(api.readToken.make.mutate)
  const form = useForm({
    base: { name: '', scope: 'areas' },
    check: ({ name, scope }) => [
      ...emptyOf({ name }, ['name']),
      ...issuesFrom(MakeReadToken, { ...token, name, scope }),
    ],
    send: async ({ name, scope }) => {
      await make.mutateAsync({ ...token, name, scope: scope === 'land' ? 'land' : 'areas' })
      setMade(true)
      onMade()
    },
  })
  if (made) return <MadeToken secret={token.secret} onDone={onDone} />
  return (
    <LabelledForm form={form} label={t('account.readToken.make')}>
      <TextField
        label={t('account.readToken.name')}
        description={t('account.readToken.nameHint')}
        autoComplete="off"
        maxLength={READ_TOKEN_NAME_MAX}
        {...form.field('name')}
      />
      {scopes.length > 1 && (
        <SelectField
          label={t('account.readToken.scope')}
          data={scopes.map((value) => ({ value, label: t(`account.readToken.${value}`) }))}
          {...form.field('scope')}
        />
      )}
      <FormEnd form={form} submit={t('account.readToken.submit')} onCancel={onDone} />
    </LabelledForm>
  )
}

function MadeToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      showToast(t('account.readToken.copied'))
    } catch {
      showToast(t('account.readToken.notCopied'))
    }
  }
  return (
    <Stack gap="l">
      <p role="status">{t('account.readToken.once')}</p>
      <TextField
        label={t('account.readToken.code')}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <TextField
        label={t('account.readToken.address')}
        value={`${window.location.origin}/ogc`}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>{t('account.readToken.how')}</p>
      <Row gap="s">
        <Button icon={<IconCopy size={22} aria-hidden="true" />} onClick={() => void copy()}>
          {t('account.readToken.copy')}
        </Button>
        <Button kind="text" onClick={onDone}>
          {t('account.readToken.done')}
        </Button>
      </Row>
    </Stack>
  )
}
