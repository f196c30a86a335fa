import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { Skeleton } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { QuietHoursSection } from './QuietHoursSection.tsx'
import { TopicsSection } from './TopicsSection.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { alertSettings } from './data.ts'

/** The settings of which alerts the person gets, at what times, and on which devices. */
export function AlertSections() {
  const { t } = useTranslation()
  const query = useLive(alertSettings)
  const failure = failureIn(query)
  const settings = query.data
  return (
    <Stack as="section" id="alert" gap="xl" aria-labelledby="alert-title">
      <h2 id="alert-title">{t('alert.title')}</h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
      {!settings && failure === null && <Skeleton height={320} />}
      {settings && (
        <>
          <TopicsSection settings={settings} />
          <QuietHoursSection quiet={settings.quiet} />
          <DevicesSection settings={settings} />
        </>
      )}
    </Stack>
  )
}
