import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PlaceState } from '../../place/PlaceState.tsx'
import type { PlaceWay, Placing } from '../../place/placing.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { IconMapPin2 } from '../../../platform/ui/icons.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './OptionPlaceButtons.module.css'

interface OptionPlaceButtonsProps {
  /** The number of the option in the list of options, from 1. */
  number: number
  placing: Placing
  onOpen: (way: PlaceWay) => void
  onChange: (placing: Placing) => void
  error?: ReactNode
}

/** The place of a poll's option as text, with the buttons to add, change or remove the place, or to continue an unfinished drawing. */
export function OptionPlaceButtons({ number, placing, onOpen, onChange, error }: OptionPlaceButtonsProps) {
  const { t } = useTranslation()
  const errorId = useId()
  // The button stays mounted: it gets the focus when the map closes and when the place is removed.
  const opener = useRef<HTMLButtonElement>(null)
  const { place, drawing } = placing
  const label = drawing
    ? { label: t('poll.form.goOn', { number }), short: t('place.goOn') }
    : place
      ? { label: t('poll.form.changePlace', { number }), short: t('poll.form.changePlaceShort') }
      : { label: t('poll.form.place', { number }), short: t('poll.form.placeShort') }
  const isEmpty = !place && !drawing
  return (
    <Row gap="l" className={classes.place}>
      <PlaceState {...placing} />
      <Button
        ref={opener}
        kind="text"
        icon={isEmpty && <IconMapPin2 size={20} aria-hidden="true" />}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        aria-label={label.label}
        onClick={() => onOpen(drawing ? 'draw' : 'choose')}
      >
        {label.short}
      </Button>
      {!isEmpty && (
        <Button
          kind="text"
          aria-label={t(drawing ? 'poll.form.dropDrawing' : 'poll.form.removePlace', { number })}
          onClick={() => {
            onChange({ place: drawing ? place : null, drawing: null })
            opener.current?.focus()
          }}
        >
          {drawing ? t('place.dropDrawing') : t('poll.form.removePlaceShort')}
        </Button>
      )}
      {error && (
        <p id={errorId} className={textClasses.bad}>
          {fieldError(error)}
        </p>
      )}
    </Row>
  )
}
