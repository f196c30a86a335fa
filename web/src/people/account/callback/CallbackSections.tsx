import { useTranslation } from 'react-i18next'
import { failureIn } from '../../../platform/api/queries.ts'
import { Skeleton } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import classes from './Callback.module.css'
import { useCallSettings } from './data.ts'
import { DevicesSection } from './DevicesSection.tsx'
import { QuietHoursSection } from './QuietHoursSection.tsx'
import { TopicsSection } from './TopicsSection.tsx'

/** What the person is called back about, when, and on which devices. */
export function CallbackSections() {
  const { t } = useTranslation()
  const asked = useCallSettings()
  const failure = failureIn(asked)
  const settings = asked.data
  return (
    <section id="callback" className={classes.sections} aria-labelledby="callback-title">
      <h2 id="callback-title">{t('callback.title')}</h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void asked.refetch()} />}
      {!settings && failure === null && <Skeleton height={320} />}
      {settings && (
        <>
          <TopicsSection settings={settings} />
          <QuietHoursSection quiet={settings.quiet} />
          <DevicesSection settings={settings} />
        </>
      )}
    </section>
  )
}
