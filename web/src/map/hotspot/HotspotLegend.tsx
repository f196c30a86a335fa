import { HOTSPOT_BINS, HOTSPOT_COLOURS } from '@fieldfare/shared/map/hotspotRamp.ts'
import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './HotspotLegend.module.css'

/** The legend of a hotspot map: each colour with its meaning. */
export function HotspotLegend() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack gap="s">
      <p id={id} className={textClasses.label}>
        {t('hotspot.legend')}
      </p>
      <Grid as="ul" gap="s" least="l" aria-labelledby={id}>
        {HOTSPOT_BINS.map((bin) => (
          <Row as="li" key={bin} tight gap="s">
            <span className={classes.colour} style={{ background: HOTSPOT_COLOURS[bin] }} aria-hidden="true" />
            {t(`hotspot.bin.${bin}`)}
          </Row>
        ))}
      </Grid>
    </Stack>
  )
}
