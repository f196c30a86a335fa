import { useTranslation } from '../../platform/i18n/translation.ts'
import { areas } from '../../land/area/data.ts'
import { boundsOf } from '../../map/view/fit.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import classes from './HomePage.module.css'

const CONTROLS = ['zoom'] as const

/** The map of the person's own areas, beside the start page on a very wide screen. */
export function HomeMap() {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const { items } = usePagedQuery(areas.mine)
  if (!items || items.length === 0) return null
  return (
    <div className={classes.map}>
      <MapView
        label={t('home.map')}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        everyone={false}
        mine={items}
        fit={boundsOf(items.map(({ geometry }) => geometry))}
        controls={CONTROLS}
      />
    </div>
  )
}
