import { placeAudience } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Place } from '@fieldfare/shared/treasure.ts'
import { IconCurrentLocation, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pin } from '../../map/place/Pin.tsx'
import { PlaceMap } from '../../map/place/PlaceMap.tsx'
import { requestPosition, positionFailure } from '../../map/controls/requestPosition.ts'
import { Button } from '../../ui/Button.tsx'
import { Audience } from '../../form/Audience.tsx'
import { fieldError } from '../../ui/form/fieldLook.tsx'
import { useFormatPlace } from '../place.ts'
import classes from './AddTreasureForm.module.css'

interface PlaceFieldProps {
  community: CommunityView
  place: Place | null
  /** Others see only the approximate place. */
  hidden: boolean
  onPlace: (place: Place) => void
  error: ReactNode
}

/** Where the treasure was found: chosen on the map of the community's land, or by the device's position. */
export function PlaceField({ community, place, hidden, onPlace, error }: PlaceFieldProps) {
  const { t } = useTranslation()
  const words = useFormatPlace()
  const errorId = useId()
  const seenBy = useId()
  const [finding, setFinding] = useState(false)
  const [missing, setMissing] = useState<ReturnType<typeof positionFailure> | null>(null)
  const land = useMemo(() => [community], [community])
  const find = () => {
    setFinding(true)
    setMissing(null)
    requestPosition()
      .then(onPlace, (failed: unknown) => setMissing(positionFailure(failed)))
      .finally(() => setFinding(false))
  }
  return (
    <fieldset className={classes.place} aria-describedby={seenBy}>
      <legend>{t('treasure.form.place')}</legend>
      <p className={classes.quiet}>{t('treasure.form.placeHint')}</p>
      <Audience id={seenBy} is={placeAudience(hidden)} />
      <PlaceMap
        label={t('treasure.form.mapLabel', { title: community.title })}
        place={place}
        onPlace={onPlace}
        pin={<Pin label={t('treasure.form.pin')} icon={<IconPhoto size={20} aria-hidden="true" />} about={hidden} />}
        fit={community.bbox}
        communities={land}
      >
        {(atCross) => (
          <div className={classes.buttons}>
            <Button
              kind="soft"
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
              onClick={atCross}
            >
              {t('treasure.form.atCross')}
            </Button>
            <Button
              kind="soft"
              icon={<IconCurrentLocation size={20} aria-hidden="true" />}
              busy={finding && t('treasure.form.finding')}
              onClick={find}
            >
              {t('treasure.form.myPosition')}
            </Button>
          </div>
        )}
      </PlaceMap>
      <p className={classes.quiet} role="status">
        {missing
          ? t(missing)
          : place
            ? t('treasure.form.placeIs', { place: words(place) })
            : t('treasure.form.placeNone')}
      </p>
      {error && (
        <p id={errorId} className={classes.error}>
          {fieldError(error)}
        </p>
      )}
    </fieldset>
  )
}
