import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { RADIUS_MAX, RADIUS_MIN } from '../../operations/circle.ts'
import classes from './RadiusField.module.css'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface RadiusFieldProps {
  /** The radius in metres. */
  radius: number
  onChange: (metres: number) => void
}

/** A field for the radius of a circle that is not yet confirmed as a ring. */
export function RadiusField({ radius, onChange }: RadiusFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  // The typed text is shown until something other than typing, such as a drag, changes the radius.
  const [typed, setTyped] = useState<{ text: string; radius: number } | null>(null)
  const text = typed && typed.radius === radius ? typed.text : String(Math.round(radius))
  const type = (value: string) => {
    const metres = Number(value)
    const fits = value !== '' && metres >= RADIUS_MIN && metres <= RADIUS_MAX
    setTyped({ text: value, radius: fits ? metres : radius })
    if (fits) onChange(metres)
  }
  const wrong = text === '' || Number(text) < RADIUS_MIN || Number(text) > RADIUS_MAX
  return (
    <Row gap="s">
      <label htmlFor={id}>{t('draw.circle.radius')}</label>
      <input
        id={id}
        className={classes.input}
        type="number"
        inputMode="numeric"
        min={RADIUS_MIN}
        max={RADIUS_MAX}
        value={text}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-why` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <span aria-hidden="true">m</span>
      {wrong && (
        <p id={`${id}-why`} className={`${textClasses.bad} ${classes.wrong}`}>
          {t('draw.circle.range', { min: RADIUS_MIN, max: RADIUS_MAX / 1000 })}
        </p>
      )}
    </Row>
  )
}
