import { regionBounds } from '@fieldfare/shared/region.ts'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { ConfirmDialog } from '../../platform/ui/overlay/ConfirmDialog.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { useBytes, useRoom } from './data.ts'
import { RegionProgressLine } from './RegionProgressLine.tsx'
import { bytesOf, type RegionMap, regionsState } from './regionMap.ts'
import { onWifi, regions } from './regions.ts'

/** The page that lists the offline maps on this device. */
export function OfflineMapsPage() {
  const { t } = useTranslation()
  const { maps } = useSelector(regionsState)
  const bytesText = useBytes()
  const free = useRoom()
  useEffect(() => void regions.open(), [])
  if (maps === null) return <SkeletonLines label={t('app.title.offlineMaps')} lines={4} />
  if (maps.length === 0)
    return (
      <EmptyState
        title={t('region.none')}
        actions={
          <ButtonLink to={paths.map} kind="call">
            {t('app.word.toMap')}
          </ButtonLink>
        }
      >
        {t('region.noneText')}
      </EmptyState>
    )
  const used = maps.reduce((sum, map) => sum + bytesOf(map), 0)
  return (
    <PageFrame title={t('app.title.offlineMaps')} intro={t('region.intro')} text>
      <Stack gap="l">
        <Stack as="ul" lined aria-label={t('app.title.offlineMaps')}>
          {maps.map((map) => (
            <OfflineMapRow key={map.id} map={map} />
          ))}
        </Stack>
        <p className={textClasses.quiet}>
          {[t('region.used', { size: bytesText(used) }), free !== null && t('region.free', { size: bytesText(free) })]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className={textClasses.quiet}>{t(onWifi() === null ? 'region.byHand' : 'region.onWifi')}</p>
      </Stack>
    </PageFrame>
  )
}

function OfflineMapRow({ map: { id, name, region } }: { map: RegionMap }) {
  const { t } = useTranslation()
  const { work, failures } = useSelector(regionsState)
  const [asking, setAsking] = useState(false)
  const [west, south, east, north] = regionBounds(region)
  const zoom = Math.max(9, Math.min(14, Math.round(Math.log2(360 / (east - west)))))
  const at = [zoom, ((south + north) / 2).toFixed(4), ((west + east) / 2).toFixed(4)].join('/')
  return (
    <Stack as="li" gap="xs">
      <h2 className={textClasses.name}>{name}</h2>
      <RegionProgressLine id={id} />
      <Row gap="l">
        <ButtonLink to={paths.map} search={{ at }} kind="text">
          {t('region.show')}
        </ButtonLink>
        {!work[id] && (
          <Button kind="text" onClick={() => void regions.update(id)}>
            {t(failures[id] ? 'app.word.tryAgain' : 'region.update')}
          </Button>
        )}
        <Button kind="dangerText" onClick={() => setAsking(true)}>
          {t('region.delete')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t('region.deleteTitle', { name })}
        confirm={t('region.delete')}
        cancel={t('app.word.cancel')}
        danger
        onConfirm={() => void regions.remove(id)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('region.deleteText')}</p>
      </ConfirmDialog>
    </Stack>
  )
}
