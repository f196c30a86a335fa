import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { countCorners, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Pin } from '../../map/place/Pin.tsx'
import { PlaceMap } from '../../map/place/PlaceMap.tsx'
import { boundsOf } from '../../map/view/fit.ts'
import type { PickedArea } from '../../map/view/mapProps.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconMapPin2, IconPolygon } from '../../platform/ui/icons.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import type { Placing } from './placing.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { areas } from '../../land/area/data.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'

interface PlaceDialogProps {
  open: boolean
  onClose: () => void
  /** The name of the content that has the place, for titles. */
  value: string
  community: CommunityView
  placing: Placing
  onPlacing: (placing: Placing) => void
  /** Opens the drawing screen, with the place chosen so far. */
  onDraw: (chosen: ContentPlace | null) => void
}

/** The dialog that chooses the place of content: a point on the map, or the shape of an existing area; a button leads to drawing a shape. */
export function PlaceDialog({ open, onClose, value, ...rest }: PlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('place.title', { value })}>
      <Chooser onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Chooser({ community, onClose, placing, onPlacing, onDraw }: Omit<PlaceDialogProps, 'open' | 'value'>) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const [chosen, setChosen] = useState(placing.place)
  /** The area under the last press on the map. */
  const [area, setArea] = useState<PickedArea | null>(null)
  const query = useOnce(areas.one, area && { id: area.id })
  const areaShape = area ? query.data?.area.geometry : undefined
  const fits = areaShape && countCorners(areaShape) <= LIST_CORNERS
  const point = chosen?.type === 'Point' ? chosen.coordinates : null
  const shape = chosen && chosen.type !== 'Point' ? chosen : null
  const areaTitle = shape && shape === areaShape ? (area?.title ?? null) : null
  const lands = useMemo(() => [community], [community])
  const shapes = useMemo(
    () => (shape ? [{ id: 'shape', title: areaTitle ?? '', geometry: shape, level: 'neighborhood' as const }] : []),
    [shape, areaTitle],
  )
  const [fit] = useState(() => (shape ? boundsOf([shape]) : community.bbox))
  const statusText = () => {
    if (areaShape && !fits && !shape) return t('place.tooLarge')
    if (areaTitle !== null) return t('place.shape', { title: areaTitle })
    if (shape) return t('place.drawn', { size: size(geodesicArea(shape)) })
    return t(point ? 'place.point' : 'place.none')
  }
  return (
    <Stack>
      <p className={textClasses.quiet}>{t('place.hint')}</p>
      <PlaceMap
        label={t('place.map', { title: community.title })}
        place={point && { lng: point[0], lat: point[1] }}
        onPlace={({ lng, lat }, areas) => {
          setChosen({ type: 'Point', coordinates: [lng, lat] })
          setArea(areas[0] ?? null)
        }}
        pin={<Pin label={t('place.pin')} icon={<IconMapPin2 size={20} aria-hidden="true" />} />}
        fit={fit}
        communities={lands}
        shapes={shapes}
        everyone
      >
        {(atCross) => (
          <Row gap="l">
            <Button kind="soft" onClick={atCross}>
              {t('place.atCross')}
            </Button>
            {area && !shape && (!areaShape || fits) && (
              <Button
                kind="soft"
                busy={!areaShape && !query.error && t('place.loadingShape')}
                onClick={() => areaShape && setChosen(areaShape)}
              >
                {t('place.useShape', { title: area.title })}
              </Button>
            )}
            <Button kind="soft" icon={<IconPolygon size={20} aria-hidden="true" />} onClick={() => onDraw(chosen)}>
              {t(shape ? 'place.redraw' : 'place.draw')}
            </Button>
          </Row>
        )}
      </PlaceMap>
      <p className={textClasses.quiet} role="status">
        {statusText()}
      </p>
      <Row gap="l">
        <Button
          kind="action"
          aria-disabled={!chosen}
          onClick={() => {
            if (!chosen) return
            onPlacing({ place: chosen, drawing: null })
            onClose()
          }}
        >
          {t('place.done')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('app.word.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
