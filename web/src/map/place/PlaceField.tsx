import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { fieldError } from '../../platform/ui/form/fieldLook.tsx'
import { IconCurrentLocation } from '../../platform/ui/icons.tsx'
import { requestPosition, positionFailure } from '../controls/requestPosition.ts'
import type { Bounds } from '../view/mapAddress.ts'
import type { CommunityOnMap } from '../view/mapProps.ts'
import { useFormatPlace } from './formatPlace.ts'
import { PlaceMap } from './PlaceMap.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'

interface PlaceFieldProps {
  legend: string
  /** Renders the text that says who can see the place, as an element with this `id`. */
  audience: (id: string) => ReactNode
  /** The community whose land the map shows at first. */
  community: CommunityOnMap & { bbox: Bounds }
  place: LngLat | null
  onPlace: (place: LngLat) => void
  /** The marker at the chosen place. */
  pin: ReactNode
  error?: ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/** A field for the place of something in a community. The person chooses the place on a map of the community's land, or by the device's position. */
export function PlaceField({ legend, audience, community, place, onPlace, pin, error, children }: PlaceFieldProps) {
  const { t } = useTranslation()
  const formatPlace = useFormatPlace()
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
    <Stack as="fieldset" aria-describedby={seenBy}>
      <legend>{legend}</legend>
      <p className={textClasses.quiet}>{t('map.place.hint')}</p>
      {audience(seenBy)}
      <PlaceMap
        label={t('map.place.mapLabel', { title: community.title })}
        place={place}
        onPlace={onPlace}
        pin={pin}
        fit={community.bbox}
        communities={land}
      >
        {(atCross) => (
          <Row gap="l">
            <Button
              kind="soft"
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
              onClick={atCross}
            >
              {t('map.place.atCross')}
            </Button>
            <Button
              kind="soft"
              icon={<IconCurrentLocation size={20} aria-hidden="true" />}
              busy={finding && t('map.place.finding')}
              onClick={find}
            >
              {t('map.place.myPosition')}
            </Button>
            {children}
          </Row>
        )}
      </PlaceMap>
      <p className={textClasses.quiet} role="status">
        {missing ? t(missing) : place ? t('map.place.is', { place: formatPlace(place) }) : t('map.place.none')}
      </p>
      {error && (
        <p id={errorId} className={textClasses.bad}>
          {fieldError(error)}
        </p>
      )}
    </Stack>
  )
}
