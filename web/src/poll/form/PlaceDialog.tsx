import type { CommunityView } from '@fieldfare/shared/community.ts'
import { countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import type { OptionPlace } from '@fieldfare/shared/poll.ts'
import { IconMapPin2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useArea } from '../../area/data.ts'
import { Pin } from '../../map/place/Pin.tsx'
import { PlaceMap } from '../../map/place/PlaceMap.tsx'
import type { PickedArea } from '../../map/view/mapProps.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import classes from './OptionsField.module.css'

interface PlaceDialogProps {
  open: boolean
  onClose: () => void
  /** The words of the option. */
  value: string
  community: CommunityView
  onPlace: (place: OptionPlace) => void
}

/** Chooses where an option lies: a point on the map, or the shape of an area that somebody drew there. */
export function PlaceDialog({ open, onClose, value, community, onPlace }: PlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('poll.place.title', { value })}>
      <Chooser community={community} onClose={onClose} onPlace={onPlace} />
    </Dialog>
  )
}

function Chooser({ community, onClose, onPlace }: Pick<PlaceDialogProps, 'community' | 'onClose' | 'onPlace'>) {
  const { t } = useTranslation()
  const [point, setPoint] = useState<{ lng: number; lat: number } | null>(null)
  const [area, setArea] = useState<PickedArea | null>(null)
  const [shaped, setShaped] = useState(false)
  const asked = useArea(area?.id ?? null)
  const shape = area ? asked.data?.area.geometry : undefined
  const fits = shape && countCorners(shape) <= LIST_CORNERS
  const lands = useMemo(
    () => [community, ...(shaped && area && shape ? [{ id: area.id, title: area.title, geometry: shape }] : [])],
    [community, shaped, area, shape],
  )
  const place: OptionPlace | null =
    shaped && shape ? shape : point && { type: 'Point', coordinates: [point.lng, point.lat] }
  return (
    <div className={classes.chooser}>
      <p className={classes.quiet}>{t('poll.place.hint')}</p>
      <PlaceMap
        label={t('poll.place.map', { title: community.title })}
        place={shaped ? null : point}
        onPlace={({ lng, lat }, areas) => {
          setPoint({ lng, lat })
          setArea(areas[0] ?? null)
          setShaped(false)
        }}
        pin={<Pin label={t('poll.place.pin')} icon={<IconMapPin2 size={20} aria-hidden="true" />} />}
        fit={community.bbox}
        communities={lands}
        everyone
      >
        {(atCross) => (
          <div className={classes.buttons}>
            <Button kind="soft" onClick={atCross}>
              {t('poll.place.atCross')}
            </Button>
            {area && !shaped && (!shape || fits) && (
              <Button
                kind="soft"
                busy={!shape && !asked.error && t('poll.place.loadingShape')}
                onClick={() => setShaped(true)}
              >
                {t('poll.place.useShape', { title: area.title })}
              </Button>
            )}
          </div>
        )}
      </PlaceMap>
      <p className={classes.quiet} role="status">
        {shape && !fits
          ? t('poll.place.tooLarge')
          : shaped
            ? t('poll.place.shape', { title: area?.title ?? '' })
            : t(point ? 'poll.place.point' : 'poll.place.none')}
      </p>
      <div className={classes.buttons}>
        <Button
          kind="action"
          aria-disabled={!place}
          onClick={() => {
            if (!place) return
            onPlace(place)
            onClose()
          }}
        >
          {t('poll.place.done')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('app.word.cancel')}
        </Button>
      </div>
    </div>
  )
}
