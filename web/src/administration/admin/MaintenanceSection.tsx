import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

/** Tasks that admins run by hand, each with its outcome. */
export function MaintenanceSection() {
  const { t } = useTranslation()
  const { mutateAsync: update } = useCall(api._update.mutate, { onSuccess: () => readAgain(answers.settings) })
  const { mutateAsync: intersect } = useCall(api._intersectAreas.mutate)
  const { mutateAsync: generate } = useCall(api.error.gen.mutate)
  return (
    <Stack as="section" aria-labelledby="admin-maintenance">
      <h2 id="admin-maintenance">{t('admin.maintenance.title')}</h2>
      <Stack gap="xl">
        <Job
          label={t('admin.maintenance.update')}
          run={async () => {
            const { inserted } = await update()
            return inserted.length > 0
              ? t('admin.maintenance.added', { keys: inserted.join(', ') })
              : t('admin.maintenance.complete')
          }}
        >
          {t('admin.maintenance.updateHint')}
        </Job>
        <Job
          label={t('admin.maintenance.intersect')}
          run={async () => {
            await intersect()
            return t('admin.maintenance.started')
          }}
        >
          {t('admin.maintenance.intersectHint')}
        </Job>
        <Job
          label={t('admin.maintenance.error')}
          run={async () => {
            const { traced } = await generate()
            return t(traced ? 'admin.maintenance.traced' : 'admin.maintenance.logged')
          }}
        >
          {t('admin.maintenance.errorHint')}
        </Job>
      </Stack>
    </Stack>
  )
}

/** The button of one task; `run` resolves with the text of its outcome. */
function Job({ label, run, children }: { label: string; run: () => Promise<string>; children: ReactNode }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    setOutcome('')
    try {
      setOutcome(await run())
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="xs" align="start">
      <Button kind="soft" busy={busy && t('app.word.sending')} onClick={() => void press()}>
        {label}
      </Button>
      <p className={textClasses.quiet}>{children}</p>
      <p role="status">{outcome}</p>
      <FormFailure>{failure === null ? null : failureText(t, failure)}</FormFailure>
    </Stack>
  )
}
