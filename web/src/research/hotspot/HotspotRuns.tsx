import { HOTSPOT_DAYS, type HotspotRunView, isHotspotUnderWay } from '@fieldfare/shared/hotspot.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { failureOf, failureText, issueText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { ProgressBar } from '../../platform/ui/feedback/ProgressBar.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { ConfirmDialog } from '../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import textClasses from '../../platform/ui/text.module.css'
import { hotspots, readRuns } from './data.ts'
import { aboutText, placeText } from '../../map/hotspot/runTexts.ts'
import { StartRun } from './StartRun.tsx'

/** Milliseconds between two readings of a run under way: live events of a run go only to the admin who started it. */
const LOOK_MS = 3000

/** The hotspot runs for admins: a form to start a run, and a list with the progress, result and publishing of each run. */
export function HotspotRuns() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const runs = usePagedQuery(hotspots.all, {})
  const publish = useCall(api.hotspot.publish.mutate, { onSettled: readRuns })
  const [asked, setAsked] = useState<HotspotRunView | null>(null)
  const underWay = runs.items?.some(({ state }) => isHotspotUnderWay(state)) ?? false
  useEffect(() => {
    if (!underWay) return
    const looking = setInterval(readRuns, LOOK_MS)
    return () => clearInterval(looking)
  }, [underWay])
  const name = { number: number(asked?.number ?? 0) }
  const publishing = (id: string) =>
    publish.mutate(
      { id },
      {
        onSuccess: (published) => showToast(t('hotspot.published', { number: number(published.number) })),
        onError: (error) => {
          const [issue] = failureOf(error).issues
          showToast(issue ? issueText(t, issue) : failureText(t, error))
        },
        onSettled: () => setAsked(null),
      },
    )
  return (
    <Stack as="section" gap="xl">
      <Stack>
        <Row justify="between" align="baseline">
          <h2>{t('hotspot.runs')}</h2>
          <ButtonLink to={paths.hotspots} kind="text">
            {t('hotspot.all')}
          </ButtonLink>
        </Row>
        <p className={textClasses.quiet}>{t('hotspot.runsText')}</p>
      </Stack>
      <StartRun underWay={underWay} />
      <PagedList
        query={runs}
        loading={t('app.word.loading')}
        empty={<p className={textClasses.quiet}>{t('hotspot.none')}</p>}
      >
        {(items) => (
          <Stack as="ul" gap="l" lined>
            {items.map((run) => (
              <RunRow key={run.id} run={run} onPublish={() => setAsked(run)} />
            ))}
          </Stack>
        )}
      </PagedList>
      <ConfirmDialog
        open={asked !== null}
        title={t('hotspot.ask', name)}
        confirm={t('hotspot.publish')}
        cancel={t('hotspot.keep')}
        busy={publish.isPending && t('app.word.sending')}
        onConfirm={() => asked && publishing(asked.id)}
        onCancel={() => setAsked(null)}
      >
        {t('hotspot.askText', { days: HOTSPOT_DAYS })}
      </ConfirmDialog>
    </Stack>
  )
}

function RunRow({ run, onPublish }: { run: HotspotRunView; onPublish: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, state, progress, snapshotAt, publishedAt } = run
  const name = { number: format.number(run.number) }
  return (
    <Stack as="li" gap="xs">
      <Row gap="l" align="baseline" justify="between">
        <h3 className={textClasses.heading}>{t('hotspot.name', name)}</h3>
        <span role="status">
          {publishedAt
            ? t('hotspot.state.published')
            : t(`hotspot.state.${state}`, { progress: format.number(progress) })}
        </span>
      </Row>
      {isHotspotUnderWay(state) && (
        <ProgressBar
          label={t('hotspot.progress', name)}
          max={100}
          value={state === 'counting' ? progress : undefined}
        />
      )}
      <p>
        {placeText(t, format, run)}. {aboutText(t, format, run)}.
      </p>
      {snapshotAt && <p className={textClasses.quiet}>{t('hotspot.asOf', { date: format.dateTime(snapshotAt) })}</p>}
      {state === 'done' && (
        <Row gap="xl">
          <Link className={textClasses.link} to={paths.hotspot.pattern} params={{ id }}>
            {t('hotspot.open', name)}
          </Link>
          {!publishedAt && (
            <Button kind="text" aria-label={t('hotspot.publishNamed', name)} onClick={onPublish}>
              {t('hotspot.publish')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
