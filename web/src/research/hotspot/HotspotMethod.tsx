import { HOTSPOT_K, type HotspotResult } from '@fieldfare/shared/hotspot.ts'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

/** The method in plain words, and in formulas. */
export function HotspotMethod({ result: { epsg } }: { result: Pick<HotspotResult, 'epsg'> }) {
  const { t } = useTranslation()
  return (
    <Stack as="section">
      <h2>{t('hotspot.method')}</h2>
      <p>{t('hotspot.plain1')}</p>
      <p>{t('hotspot.plain2', { count: HOTSPOT_K })}</p>
      <h3>{t('hotspot.formulas')}</h3>
      <p>{t('hotspot.formula')}</p>
      <p>{t('hotspot.grid', { epsg })}</p>
    </Stack>
  )
}
