import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { hotspots } from './data.ts'
import { aboutText, placeText } from '../../map/hotspot/runTexts.ts'

/** The published runs, newest first, for everybody. */
export function HotspotsPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const runs = usePagedQuery(hotspots.all, { published: true })
  return (
    <PageFrame title={t('app.title.hotspots')} intro={t('hotspot.intro')} text>
      <Stack as="section">
        <h2>{t('hotspot.all')}</h2>
        <PagedList
          query={runs}
          loading={t('app.word.loading')}
          empty={<p className={textClasses.quiet}>{t('hotspot.empty')}</p>}
        >
          {(items) => (
            <Stack as="ul" lined>
              {items.map((run) => (
                <Row as="li" key={run.id} pressed>
                  <Stack gap="none" grow="wide">
                    <Link to={paths.hotspot.pattern} params={{ id: run.id }}>
                      {placeText(t, format, run)}
                    </Link>
                    <span className={textClasses.quiet}>{aboutText(t, format, run)}</span>
                    <span className={textClasses.quiet}>
                      {t('hotspot.name', { number: format.number(run.number) })}.{' '}
                      {run.snapshotAt && t('hotspot.asOf', { date: format.date(run.snapshotAt) })}
                    </span>
                  </Stack>
                </Row>
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </PageFrame>
  )
}
