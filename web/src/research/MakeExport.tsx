import { useRef, useState } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { failureText } from '../platform/i18n/failure.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { Button } from '../platform/ui/Button.tsx'
import { CheckField } from '../platform/ui/form/CheckField.tsx'
import { showToast } from '../platform/ui/overlay/toasts.ts'
import { useCall } from '../platform/api/useCall.ts'
import { api } from '../platform/api/client.ts'
import { readExports } from './data.ts'
import { Stack } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'

/** The form that starts an export, with or without texts that people wrote. */
export function MakeExport({ underWay }: { underWay: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const make = useCall(api.research.make.mutate, { onSettled: readExports })
  const [freeText, setFreeText] = useState(false)
  // The id stays the same until the call succeeds, so that a second press does not make a second export.
  const id = useRef<string>(null)
  const begin = () => {
    id.current ??= crypto.randomUUID()
    make.mutate(
      { id: id.current, freeText },
      {
        onSuccess: (begun) => {
          id.current = null
          showToast(t('research.begun', { number: number(begun.number) }))
        },
        onError: (error) => showToast(failureText(t, error)),
      },
    )
  }
  return (
    <Stack as="section">
      <h2>{t('research.new')}</h2>
      <p className={textClasses.quiet}>{t('research.text')}</p>
      <CheckField
        label={t('research.freeText')}
        description={t('research.freeTextHint')}
        value={freeText}
        onChange={(event) => setFreeText(event.target.checked)}
      />
      {underWay ? (
        <p role="status">{t('research.underWay')}</p>
      ) : (
        <div>
          <Button busy={make.isPending && t('app.word.sending')} onClick={begin}>
            {t('research.make')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
