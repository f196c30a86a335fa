import { useTranslation } from '../../../platform/i18n/translation.ts'
import { EntryEnd } from '../../../platform/outbox/EntryEnd.tsx'
import type { ShownEntry } from '../../../platform/outbox/outboxState.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Lists areas that are saved on this device but not sent to the server yet. */
export function UnsentAreas({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <Stack as="ul" gap="s" aria-label={t('outbox.label')}>
      {entries.map((entry) => (
        <Stack as="li" key={entry.id} tone="sunk" note pad="m" gap="xs">
          <p className={textClasses.small}>
            <strong>{entry.about.title}</strong> {t(`outbox.state.${entry.state}`)}
          </p>
          <EntryEnd entry={entry} />
        </Stack>
      ))}
    </Stack>
  )
}
