import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../i18n/translation.ts'
import { failureText } from '../i18n/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Stack } from '../ui/layout/Layout.tsx'
import { showToast } from '../ui/overlay/toasts.ts'
import textClasses from '../ui/text.module.css'
import { outbox } from './outbox.ts'
import type { ShownEntry } from './outboxState.ts'

interface EntryEndProps {
  entry: ShownEntry
  /** Called instead of opening the page with the form, if the form is shown already. */
  onReopen?: () => void
}

/** The reason why an act was not sent, and buttons to send it again, edit it or discard it. */
export function EntryEnd({ entry: { id, reopens, deletes, refusal, state, kept }, onReopen }: EntryEndProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const discard = async () => {
    const bringBack = await outbox.discard(id)
    showToast(t(deletes ? 'outbox.stays' : 'outbox.discarded'), {
      label: t('app.word.undo'),
      onPress: () => void bringBack(),
    })
  }
  const reopen = async () => {
    const address = await outbox.reopen(id)
    if (onReopen) onReopen()
    else if (address) await navigate({ href: address })
  }
  // The server would refuse the same change again: the person compares both versions first.
  const isConflict = refusal?.code === 'conflict' && reopens
  return (
    <Stack gap="xs">
      {refusal && (
        <p className={textClasses.bad}>{refusal.code === 'not-found' ? t('outbox.gone') : failureText(t, refusal)}</p>
      )}
      {!kept && <p className={textClasses.bad}>{t('outbox.noRoom')}</p>}
      {state !== 'sending' && (
        <Row gap="l">
          {refusal && !isConflict && (
            <Button kind="text" onClick={() => void outbox.retry(id)}>
              {t('app.word.tryAgain')}
            </Button>
          )}
          {reopens && (
            <Button kind="text" onClick={() => void reopen()}>
              {t(isConflict ? 'outbox.conflict.compare' : 'outbox.change')}
            </Button>
          )}
          <Button kind="text" onClick={() => void discard()}>
            {t(deletes ? 'outbox.keep' : 'outbox.discard')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
