import { type PersonRecord, SetOwner } from '@fieldfare/shared/people.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { FormEnd } from '../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../platform/form/issues.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { putPerson } from './data.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './People.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** Gives a person the role of land owner, or removes the role. */
export function OwnerRoleSection({ person }: { person: PersonRecord }) {
  const { t } = useTranslation()
  const { run } = useUndoableAction()
  const { mutateAsync: setOwner, isPending } = useCall(api.people.setOwner.mutate, { onSuccess: putPerson })
  const [open, setOpen] = useState(false)
  const { id: userId, name, owner, organization } = person
  const madeText = t('people.owner.made', { name })
  return (
    <Stack as="section" snug className={classes.section} aria-labelledby="person-owner">
      <h2 id="person-owner">{t('people.owner.title')}</h2>
      {owner ? (
        <>
          <p>{t('people.owner.is', { organization: organization ?? name })}</p>
          <p className={textClasses.quiet}>{t('people.owner.unmakeHint')}</p>
          <Button
            busy={isPending && t('app.word.sending')}
            onClick={() =>
              void run({
                do: () => setOwner({ userId, owner: false }),
                message: t('people.owner.unmade', { name }),
                undo: { do: () => setOwner({ userId, owner: true }), message: madeText },
              })
            }
          >
            {t('people.owner.unmake')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('people.owner.isNot')}</p>
          {open ? (
            <OwnerForm person={person} onDone={() => setOpen(false)} />
          ) : (
            <Button onClick={() => setOpen(true)}>{t('people.owner.make')}</Button>
          )}
        </>
      )}
    </Stack>
  )
}

function OwnerForm({
  person: { id: userId, name, organization },
  onDone,
}: {
  person: PersonRecord
  onDone: () => void
}) {
  const { t } = useTranslation()
  const { announce } = useUndoableAction()
  const { mutateAsync: setOwner } = useCall(api.people.setOwner.mutate, { onSuccess: putPerson })
  const form = useForm({
    base: { organization: organization ?? '' },
    savedAs: `owner ${userId}`,
    check: (values) => [
      ...emptyOf(values, ['organization']),
      ...issuesFrom(SetOwner, { userId, owner: true, ...values }),
    ],
    send: async (values) => {
      await setOwner({ userId, owner: true, ...values })
      announce({ message: t('people.owner.made', { name }) })
    },
  })
  return (
    <LabelledForm form={form} label={t('people.owner.make')}>
      <TextField label={t('people.fact.organization')} autoComplete="off" {...form.field('organization')} />
      <FormEnd form={form} submit={t('people.owner.make')} onCancel={onDone} />
    </LabelledForm>
  )
}
