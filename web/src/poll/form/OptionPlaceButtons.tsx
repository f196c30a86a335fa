import type { OptionPlace } from '@fieldfare/shared/poll.ts'
import { IconMapPin2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { fieldError } from '../../ui/form/fieldLook.tsx'
import classes from './OptionPlaceButtons.module.css'

interface OptionPlaceButtonsProps {
  /** Of the option in its list, from 1. */
  number: number
  place: OptionPlace | null
  onOpen: () => void
  onRemove: () => void
  error?: ReactNode
}

/** Whether an option is on the map, and the buttons to put it there, to change its place and to remove it. */
export function OptionPlaceButtons({ number, place, onOpen, onRemove, error }: OptionPlaceButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.place}>
      {place ? (
        <>
          <span className={classes.placed}>
            <IconMapPin2 size={20} aria-hidden="true" />
            {t(place.type === 'Point' ? 'poll.form.point' : 'poll.form.shape')}
          </span>
          <Button
            kind="text"
            aria-invalid={Boolean(error)}
            aria-label={t('poll.form.changePlace', { number })}
            onClick={onOpen}
          >
            {t('poll.form.changePlaceShort')}
          </Button>
          <Button kind="text" aria-label={t('poll.form.removePlace', { number })} onClick={onRemove}>
            {t('poll.form.removePlaceShort')}
          </Button>
        </>
      ) : (
        <Button
          kind="text"
          icon={<IconMapPin2 size={20} aria-hidden="true" />}
          aria-label={t('poll.form.place', { number })}
          onClick={onOpen}
        >
          {t('poll.form.placeShort')}
        </Button>
      )}
      {error && <p className={classes.error}>{fieldError(error)}</p>}
    </div>
  )
}
