import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { EntryEnd } from '../../platform/outbox/EntryEnd.tsx'
import { type ShownEntry, useEntries } from '../../platform/outbox/outboxState.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** Lists what the reader did on this device and the server does not have yet, in the order in which it is sent. */
export function UnsentPage() {
  const { t } = useTranslation()
  const entries = useEntries()
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('outbox.none')}
        actions={
          <ButtonLink to={paths.home} kind="call">
            {t('app.title.home')}
          </ButtonLink>
        }
      >
        {t('outbox.noneText')}
      </EmptyState>
    )
  return (
    <PageFrame title={t('app.title.unsent')} intro={t('outbox.intro')} text>
      <Stack as="ul" lined aria-label={t('outbox.label')}>
        {entries.map((entry) => (
          <Unsent key={entry.id} entry={entry} />
        ))}
      </Stack>
    </PageFrame>
  )
}

function Unsent({ entry }: { entry: ShownEntry }) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const { label, about, madeAt, state } = entry
  return (
    <Stack as="li" gap="xs">
      <Row justify="between" gap="s">
        <span className={textClasses.label}>{t(label)}</span>
        <span className={textClasses.quiet} role="status">
          {[t(`outbox.state.${state}`), ago(new Date(madeAt).toISOString())].join(', ')}
        </span>
      </Row>
      <p className={textClasses.name}>
        <Link to={about.then}>{about.title}</Link>
      </p>
      {about.words && <p className={`${textClasses.people} ${textClasses.beginning}`}>{about.words}</p>}
      <EntryEnd entry={entry} />
    </Stack>
  )
}
