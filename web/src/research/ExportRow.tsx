import { isUnderWay, packagePath, type ResearchExportView, withdrawalsPath } from '@fieldfare/shared/research.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { Button } from '../platform/ui/Button.tsx'
import { ProgressBar } from '../platform/ui/feedback/ProgressBar.tsx'
import { Row, Stack } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'

const MB = 1e6

/** One export: its content, progress and files, and the number of people who have withdrawn their consent since. */
export function ExportRow({ made, onRemove }: { made: ResearchExportView; onRemove: () => void }) {
  const { t } = useTranslation()
  const { number, decimal, date, dateTime } = useFormat()
  const { id, state, progress, snapshotAt, counts, bytes, sha256, madeBy, freeText, withdrawals, until } = made
  const name = { number: number(made.number) }
  const { respondents = 0, areas = 0, budgets = 0, suppressed = 0 } = counts
  const about = [
    snapshotAt && t('research.moment', { when: dateTime(snapshotAt) }),
    madeBy ? t('research.by', { name: madeBy }) : t('research.byNobody'),
    freeText ? t('research.freeTextIn') : t('research.withoutText'),
  ]
  return (
    <Stack as="li" gap="xs">
      <Row gap="l" align="baseline" justify="between">
        <h3 className={textClasses.heading}>{t('research.name', name)}</h3>
        <span role="status">{t(`research.state.${state}`, { progress: number(progress) })}</span>
      </Row>
      {isUnderWay(state) && (
        <ProgressBar
          label={t('research.progress', name)}
          max={100}
          value={state === 'packing' ? progress : undefined}
        />
      )}
      <p className={textClasses.quiet}>{about.filter(Boolean).join('. ')}.</p>
      {snapshotAt && (
        <>
          <p>
            {[
              t('research.count.people', { count: respondents, number: number(respondents) }),
              t('research.count.areas', { count: areas, number: number(areas) }),
              t('research.count.budgets', { count: budgets, number: number(budgets) }),
            ].join(', ')}
            {suppressed > 0 && `. ${t('research.suppressed', { count: suppressed, number: number(suppressed) })}`}
          </p>
          <p>{t('research.withdrawals', { count: withdrawals, number: number(withdrawals) })}</p>
          {until && <p className={textClasses.quiet}>{t('research.until', { date: date(until) })}</p>}
          {sha256 && (
            <p className={textClasses.caption}>
              {t('research.sum')} <code className={textClasses.code}>{sha256}</code>
            </p>
          )}
          <Row gap="xl">
            {state === 'done' && bytes !== null && (
              <a
                className={textClasses.link}
                href={packagePath(id)}
                download
                aria-label={t('research.downloadNamed', name)}
              >
                {t('research.download')} ({t('research.size', { size: decimal(Math.max(bytes / MB, 0.01), 2) })})
              </a>
            )}
            <a
              className={textClasses.link}
              href={withdrawalsPath(id)}
              download
              aria-label={t('research.listNamed', name)}
            >
              {t('research.list')}
            </a>
            {state === 'done' && (
              <Button kind="dangerText" aria-label={t('research.removeNamed', name)} onClick={onRemove}>
                {t('research.remove')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  )
}
