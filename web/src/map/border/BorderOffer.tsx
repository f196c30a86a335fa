import type { BorderView } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import type { Drawing } from '../draw/useDrawing.ts'
import { boundsOf, fitTo } from '../view/fit.ts'
import classes from './BorderOffer.module.css'
import { useBordersAt } from './data.ts'

const HECTARE_M2 = 10_000

interface BorderOfferProps {
  drawing: Pick<Drawing, 'draft' | 'setShape'>
  map: Map | null
}

/** After the first dot: the borders of registers around it, to start from one of them instead. The next dot puts the offer away. */
export function BorderOffer({ drawing: { draft, setShape }, map }: BorderOfferProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const first = !draft.closed && draft.ring.length === 1 ? (draft.ring[0] ?? null) : null
  const [refused, setRefused] = useState<Position | null>(null)
  const borders = useBordersAt(first)
  if (!first || refused === first || borders.length === 0) return null
  const choose = ({ shape, name, id, source }: BorderView) => {
    void setShape(shape, 'border', `${source} ${id}`)
    const bounds = boundsOf([shape])
    if (map && bounds) fitTo(map, bounds)
    showToast(t('land.border.used', { name }))
    map?.getCanvas().focus({ preventScroll: true })
  }
  return (
    <section className={classes.offer} aria-label={t('land.border.ask')} aria-live="polite">
      <h2>{t('land.border.ask')}</h2>
      <ul>
        {borders.map((border) => (
          <li key={border.id}>
            <div className={classes.words}>
              <p className={classes.name}>{border.name}</p>
              <p>{t('land.border.fact', { size: size(border.hectares * HECTARE_M2), source: border.source })}</p>
              <p className={classes.quiet}>{t('land.border.licence', { licence: border.licence })}</p>
              {border.simplified && <p className={classes.quiet}>{t('land.border.simplified')}</p>}
            </div>
            <Button
              kind="action"
              aria-label={t('land.border.useNamed', { name: border.name })}
              onClick={() => choose(border)}
            >
              {t('land.border.use')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="text"
        onClick={() => {
          setRefused(first)
          map?.getCanvas().focus({ preventScroll: true })
        }}
      >
        {t('land.border.no')}
      </Button>
    </section>
  )
}
