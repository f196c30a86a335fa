import type { AlertDevice, AlertSettings } from '@fieldfare/shared/alert.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { deviceName } from '../profile/deviceName.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { useTurnOff, useTurnOn } from './data.ts'
import { PushRefused, pushState } from './pushSubscription.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** The devices that get push notices. The browser asks for permission only after the person presses a button below an explanation. */
export function DevicesSection({ settings: { devices, pushKey } }: { settings: AlertSettings }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const [state, setState] = useState(pushState)
  const on = useTurnOn()
  const off = useTurnOff()
  const isSubscribedHere = devices.some(({ current }) => current)
  const refused = on.error instanceof PushRefused

  const turnOn = () =>
    on.mutate(pushKey, {
      onSuccess: () => showToast(t('alert.devices.turnedOn')),
      onError: (error) => {
        if (error instanceof PushRefused) setState(error.state === 'denied' ? pushState() : error.state)
      },
    })

  return (
    <Stack snug>
      <h3 className={textClasses.heading}>{t('alert.devices.title')}</h3>
      <p className={textClasses.quiet}>{t('alert.devices.intro')}</p>
      {state === 'unsupported' && <p>{t('alert.devices.unsupported')}</p>}
      {state === 'denied' && <p>{t('alert.devices.denied')}</p>}
      {isSubscribedHere && state === 'possible' && <p>{t('alert.devices.on')}</p>}
      {!isSubscribedHere && state === 'possible' && (
        <Button kind="soft" busy={on.isPending && t('app.word.sending')} onClick={turnOn}>
          {t('alert.devices.turnOn')}
        </Button>
      )}
      <FormFailure>{on.error && !refused ? t('alert.devices.failed') : null}</FormFailure>
      {devices.length === 0 ? (
        <p className={textClasses.quiet}>{t('alert.devices.none')}</p>
      ) : (
        <Stack as="ul" gap="s" lined>
          {devices.map((device) => (
            <Row as="li" key={device.id} tight justify="between">
              <Stack as="span" gap="none" grow>
                <strong className={textClasses.strong}>{nameOf(t, device)}</strong>
                <span className={textClasses.quiet}>
                  {device.current
                    ? t('alert.devices.here')
                    : t('alert.devices.since', { date: dateTime(device.createdAt) })}
                </span>
              </Stack>
              <Button
                kind="text"
                aria-label={t('alert.devices.turnOffNamed', { device: nameOf(t, device) })}
                onClick={() =>
                  off.mutate(device, {
                    onSuccess: () => showToast(t('alert.devices.turnedOff')),
                    onError: (error) => showToast(failureText(t, error)),
                  })
                }
              >
                {t('alert.devices.turnOff')}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function nameOf(t: Translate, { device }: AlertDevice): string {
  const name = deviceName(device)
  return name ? t('account.sessions.device', name) : t('account.sessions.unknown')
}
