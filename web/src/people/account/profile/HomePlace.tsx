import { isFirstView, type Me } from '@fieldfare/shared/account.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Pin } from '../../../map/place/Pin.tsx'
import { PlaceMap } from '../../../map/place/PlaceMap.tsx'
import type { MapControl } from '../../../map/view/mapProps.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconHome } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import textClasses from '../../../platform/ui/text.module.css'

const HOME_ZOOM = 12
const CONTROLS: readonly MapControl[] = ['zoom', 'position']

/** Returns the call's input for a home; null removes the marker. */
const coordinatesOf = (home: Me['home']) => ({ coordinates: home ?? { lng: null, lat: null } })

/** A map with the home marker, placed by a press on the map or at the cross in the middle of the map. Each change can be undone. */
export function HomePlace({ me }: { me: Me }) {
  const { t } = useTranslation()
  const update = useCall(api.user.updateHome.mutate, { onSuccess: showMe })
  const [opening] = useState(() => me.home && { ...me.home, zoom: HOME_ZOOM })
  const [unmoved, setUnmoved] = useState(false)
  const { home } = me

  const change = (next: Me['home']) => {
    const before = me.home
    update.mutate(coordinatesOf(next), {
      onSuccess: () => {
        const undo = { label: t('app.word.undo'), onPress: () => update.mutate(coordinatesOf(before)) }
        showToast(next ? t('account.home.saved') : t('account.home.taken'), undo)
      },
    })
  }
  const place = (next: { lng: number; lat: number }) => {
    setUnmoved(isFirstView(next))
    if (!isFirstView(next)) change({ lng: next.lng, lat: next.lat })
  }

  return (
    <PlaceMap
      label={t('account.home.label')}
      place={home}
      onPlace={place}
      pin={<Pin label={t('account.home.marker')} icon={<IconHome size={20} aria-hidden="true" />} />}
      at={opening}
      controls={CONTROLS}
    >
      {(atCross) => (
        <>
          <p className={textClasses.quiet} role="status">
            {unmoved ? t('account.home.moveFirst') : home ? t('account.home.set') : t('account.home.none')}
          </p>
          <FormFailure>{update.error && failureText(t, update.error)}</FormFailure>
          <Row gap="l">
            <Button kind="soft" onClick={atCross}>
              {t('account.home.here')}
            </Button>
            {home && (
              <Button kind="text" onClick={() => change(null)}>
                {t('account.home.take')}
              </Button>
            )}
          </Row>
        </>
      )}
    </PlaceMap>
  )
}
