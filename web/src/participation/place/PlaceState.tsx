import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { IconMapPin2, IconPolygon } from '../../platform/ui/icons.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import type { Placing } from './placing.ts'

/** The text about the place of content: a point, a shape with its size, or an unfinished drawing. Renders nothing without a place. */
export function PlaceState({ place, drawing }: Placing) {
  const { t } = useTranslation()
  const { size } = useFormat()
  if (!drawing && !place) return null
  const isPoint = !drawing && place?.type === 'Point'
  const Icon = isPoint ? IconMapPin2 : IconPolygon
  const stateText = () => {
    if (drawing || !place) return t('place.unfinished')
    return place.type === 'Point' ? t('place.isPoint') : t('place.isShape', { size: size(geodesicArea(place)) })
  }
  return (
    <Row as="span" tight gap="xs" className={textClasses.small}>
      <Icon size={20} aria-hidden="true" />
      {stateText()}
    </Row>
  )
}
