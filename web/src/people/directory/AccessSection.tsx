import type { PersonRecord } from '@fieldfare/shared/people.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { ReasonForm } from '../../content/ReasonForm.tsx'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { putPerson } from './data.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './People.module.css'

/** Shows whether an account can sign in; disables it with a reason, and enables it. */
export function AccessSection({ person: { id, name, admin, disabled } }: { person: PersonRecord }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { date } = useFormat()
  const { run, announce } = useUndoableAction()
  const { mutateAsync: disable } = useCall(api.people.disable.mutate, { onSuccess: putPerson })
  const { mutateAsync: enable, isPending } = useCall(api.people.enable.mutate, { onSuccess: putPerson })
  const [asking, setAsking] = useState(false)
  const isMe = me?.id === id
  return (
    <Stack as="section" snug className={classes.section} aria-labelledby="person-access">
      <h2 id="person-access">{t('people.access.title')}</h2>
      {disabled ? (
        <>
          <p>
            {t('people.access.off', {
              name: disabled.by?.name || t('app.word.formerMember'),
              date: date(disabled.at),
            })}
          </p>
          <p>{t('people.access.reason', { reason: disabled.reason })}</p>
          <Button
            kind="action"
            busy={isPending && t('app.word.sending')}
            onClick={() =>
              void run({ do: () => enable({ userId: id }), message: t('people.access.enabled', { name }) })
            }
          >
            {t('people.access.enable')}
          </Button>
        </>
      ) : (
        <>
          <p>{isMe ? t('people.access.self') : admin ? t('people.access.admin') : t('people.access.on')}</p>
          {!isMe && !admin && (
            <Button kind="dangerText" onClick={() => setAsking(true)}>
              {t('people.access.disable')}
            </Button>
          )}
        </>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('people.access.disableTitle', { name })}>
        <ReasonForm
          text={t('people.access.disableText')}
          submit={t('people.access.disable')}
          keptAs={`disable ${id}`}
          send={async (reason) => {
            await disable({ userId: id, reason })
            setAsking(false)
            announce({ message: t('people.access.disabled', { name }) })
          }}
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    </Stack>
  )
}
