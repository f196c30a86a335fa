import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../platform/i18n/format.ts'
import { useEntries } from '../../platform/outbox/outboxState.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconCloudOff } from '../../platform/ui/icons.tsx'

/** Counts what the reader did that waits on this device, with the way there. */
export function UnsentNote() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const count = useEntries().length
  return (
    <>
      {t('outbox.waiting', { count, number: number(count) })} <Link to={paths.unsent}>{t('outbox.show')}</Link>
    </>
  )
}

/** Counts what the server refused, with the way there. */
export function RefusedStrip() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const count = useEntries().filter(({ state }) => state === 'refused').length
  return (
    <NoticeStrip
      kind="warn"
      icon={<IconCloudOff size={22} />}
      title={t('outbox.refused', { count, number: number(count) })}
      action={
        <ButtonLink to={paths.unsent} kind="text">
          {t('outbox.show')}
        </ButtonLink>
      }
    />
  )
}
