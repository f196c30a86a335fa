import { HOTSPOT_K, type HotspotResult, type HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

interface HotspotMethodProps {
  run: Pick<HotspotRunView, 'country'>
  result: Pick<HotspotResult, 'epsg'>
}

/** Explains the method of the hotspot analysis in plain words and in formulas. */
export function HotspotMethod({ run: { country }, result: { epsg } }: HotspotMethodProps) {
  const { t } = useTranslation()
  return (
    <Stack as="section">
      <h2>{t('hotspot.method')}</h2>
      <p>{t('hotspot.plain1')}</p>
      <p>{t('hotspot.plain2', { count: HOTSPOT_K })}</p>
      <p>{t('hotspot.plain3', { count: HOTSPOT_K })}</p>
      <h3>{t('hotspot.formulas')}</h3>
      <p>{t('hotspot.formula')}</p>
      <p>{t('hotspot.grid', { epsg })}</p>
      {country && <p>{t('hotspot.border')}</p>}
    </Stack>
  )
}
