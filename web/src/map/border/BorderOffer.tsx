import { type BorderView, isMapBorderKind } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import type { Drawing } from '../draw/useDrawing.ts'
import { boundsOf, fitTo } from '../view/fit.ts'
import choiceClasses from '../style/choiceRow.module.css'
import classes from './BorderOffer.module.css'
import { useBordersAt } from './data.ts'
import { useSurfaceNames } from './useSurfaceNames.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

const HECTARE_M2 = 10_000

interface BorderOfferProps {
  drawing: Pick<Drawing, 'draft' | 'takeBorder' | 'offer'>
  map: Map | null
}

/**
 * Offers the borders around the first dot, outlined on the map: the person can take over a border as the shape, instead of drawing.
 * The offer is hidden when a second dot is placed.
 */
export function BorderOffer({ drawing: { draft, takeBorder, offer }, map }: BorderOfferProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { named: whatOf } = useSurfaceNames()
  const name = useId()
  const first = !draft.closed && draft.ring.length === 1 ? (draft.ring[0] ?? null) : null
  const [refused, setRefused] = useState<Position | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const borders = useBordersAt(first)
  const selected = first && refused !== first ? (borders.find(({ id }) => id === picked) ?? borders[0]) : undefined
  const offered = useMemo(
    () =>
      selected
        ? { chosen: selected.shape, others: borders.filter((one) => one !== selected).map(({ shape }) => shape) }
        : null,
    [selected, borders],
  )
  useEffect(() => {
    if (!offered) return
    offer(offered)
    return () => offer(null)
  }, [offered, offer])
  if (!selected) return null

  const titled = (border: BorderView, text: 'one' | 'choice') =>
    t(`land.border.${text}`, { what: whatOf(border), size: size(border.hectares * HECTARE_M2) })
  const backToMap = () => map?.getCanvas().focus({ preventScroll: true })
  const take = () => {
    void takeBorder(selected.shape, selected)
    const bounds = boundsOf([selected.shape])
    if (map && bounds) fitTo(map, bounds)
    showToast(t('land.border.used', { what: whatOf(selected) }))
    backToMap()
  }
  const several = borders.length > 1
  const { source, licence } = selected
  return (
    <Stack
      as="section"
      gap="xs"
      tone="floating"
      className={classes.offer}
      aria-label={t('land.border.label')}
      aria-live="polite"
    >
      <h2 className={textClasses.heading}>{several ? t('land.border.several') : titled(selected, 'one')}</h2>
      {several && (
        <div role="radiogroup" aria-label={t('land.border.several')}>
          {borders.map((border) => (
            <Row as="label" tight key={border.id} className={choiceClasses.choice}>
              <input type="radio" name={name} checked={border === selected} onChange={() => setPicked(border.id)} />
              {titled(border, 'choice')}
            </Row>
          ))}
        </div>
      )}
      <p className={textClasses.intro}>
        {selected.name && isMapBorderKind(selected.kind)
          ? t('land.border.fromSource', { source, licence, kind: t(`land.border.kind.${selected.kind}`) })
          : t('land.border.plain', { source, licence })}
      </p>
      {selected.simplified && <p className={textClasses.intro}>{t('land.border.simplified')}</p>}
      <Row gap="s">
        <Button kind="action" onClick={take}>
          {t('land.border.use')}
        </Button>
        <Button
          kind="text"
          onClick={() => {
            setRefused(first)
            backToMap()
          }}
        >
          {t('land.border.no')}
        </Button>
      </Row>
    </Stack>
  )
}
