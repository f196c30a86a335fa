import { HOTSPOT_K, type HotspotBox, type HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { useParams } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { fitTo } from '../../map/view/fit.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { failureIn, isGone } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { NotFoundPage } from '../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { hotspots } from './data.ts'
import { HotspotCite } from './HotspotCite.tsx'
import { HotspotFigures } from './HotspotFigures.tsx'
import { HotspotLegend } from '../../map/hotspot/HotspotLegend.tsx'
import { HotspotMap } from './HotspotMap.tsx'
import { HotspotMethod } from './HotspotMethod.tsx'
import { HotspotTable } from './HotspotTable.tsx'
import { PrintRun } from './PrintRun.tsx'
import { aboutText, placeText } from '../../map/hotspot/runTexts.ts'

/** The page of one hotspot run: map and legend, table of hotspots, figures, method and citation. */
export function HotspotPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/hotspots/$id' })
  const query = useOnce(hotspots.one, { id })
  const format = useFormat()
  const run = query.data
  usePageTitle(run ? t('hotspot.title', { place: placeText(t, format, run) }) : t('app.title.hotspot'))
  const failure = failureIn(query)
  if (failure !== null)
    return isGone(failure) ? <NotFoundPage /> : <NotRead failure={failure} onRetry={() => void query.refetch()} />
  if (!run) return <SkeletonLines label={t('app.word.loading')} />
  return <ShownRun run={run} />
}

function ShownRun({ run }: { run: HotspotRunView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [map, setMap] = useState<Map | null>(null)
  const [printing, setPrinting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { result, snapshotAt, publishedAt } = run
  // Prints this page without the toolbar and menus around it; see HotspotMap.module.css.
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'run'
    return () => void delete document.documentElement.dataset['prints']
  }, [])
  const show = (box: HotspotBox) => {
    if (map) fitTo(map, box)
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const days = [
    t('hotspot.name', { number: format.number(run.number) }),
    snapshotAt && t('hotspot.asOf', { date: format.date(snapshotAt) }),
    publishedAt && t('hotspot.publishedOn', { date: format.date(publishedAt) }),
  ]
  return (
    <PageFrame
      title={t('hotspot.title', { place: placeText(t, format, run) })}
      intro={`${aboutText(t, format, run)}. ${days.filter(Boolean).join('. ')}.`}
      actions={
        <ButtonLink to={paths.hotspots} kind="text" data-screen-only>
          {t('hotspot.toAll')}
        </ButtonLink>
      }
    >
      {result ? (
        <Stack gap="xxl">
          <Stack ref={place}>
            <HotspotMap light={printing} run={run} box={result.box} map={map} onMap={setMap} />
            <HotspotLegend />
            {run.reduced && <p className={textClasses.quiet}>{t('hotspot.leftOut', { count: HOTSPOT_K })}</p>}
            <PrintRun map={map} onLight={setPrinting} />
          </Stack>
          <HotspotTable run={run} result={result} onShow={show} />
          <HotspotFigures run={run} result={result} />
          <HotspotMethod run={run} result={result} />
          <HotspotCite run={run} result={result} />
        </Stack>
      ) : (
        <p role="status">{t(`hotspot.state.${run.state}`, { progress: format.number(run.progress) })}</p>
      )}
    </PageFrame>
  )
}
