import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { shareCents, amountText } from './budgetDraft.ts'
import { useDecimal } from './useDecimal.ts'
import classes from './Split.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** The step of the slider in cents: one euro. */
const STEP = 100

interface ShareRowProps {
  /** The name of the place or goal that gets the share, for screen readers. */
  name: string
  title: ReactNode
  picture?: ReactNode
  /** The share as it is typed. */
  typed: string
  /** The whole budget in cents, which is the slider's maximum. */
  budget: number
  colour: string
  onChange: (typed: string) => void
  /** The text below the title. */
  children?: ReactNode
}

/** One share of the budget: a slider and a field with the same value. Changing one share changes no other share. */
export function ShareRow({ name, title, picture, typed, budget, colour, onChange, children }: ShareRowProps) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const decimal = useDecimal()
  const cents = shareCents(typed)
  const shownCents = Math.min(cents ?? 0, budget)
  const set = (next: number) => onChange(amountText(Math.min(budget, Math.max(0, next)), decimal))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steppedBy(event.key, shownCents, budget)
    if (next === null) return
    event.preventDefault()
    set(next)
  }
  return (
    <li className={classes.row}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <div className={classes.words}>
        <p className={textClasses.name}>{title}</p>
        {children}
      </div>
      <TextField
        aria-label={t('funding.split.field', { title: name })}
        leftSection="€"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={typed}
        error={cents === null ? t('funding.split.wrong') : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="range"
        className={classes.slider}
        style={{ accentColor: colour }}
        aria-label={t('funding.split.slider', { title: name })}
        aria-valuetext={euro(cents ?? 0)}
        min={0}
        max={budget}
        step={1}
        value={shownCents}
        onKeyDown={onKeyDown}
        onChange={(event) => set(rounded(Number(event.currentTarget.value), shownCents, budget))}
      />
    </li>
  )
}

/** Returns the value in cents to which a key moves a slider; null for keys that do not move it. */
export function steppedBy(key: string, from: number, budget: number): number | null {
  const large = Math.max(STEP, Math.round(budget / 10 / STEP) * STEP)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return from + STEP
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - STEP
    case 'PageUp':
      return from + large
    case 'PageDown':
      return from - large
    case 'Home':
      return 0
    case 'End':
      return budget
    default:
      return null
  }
}

/**
 * Returns the value of a moved slider, rounded to whole euros except at its ends. A move of less than half a euro comes from a screen
 * reader, which asks for the next value: it becomes a whole step.
 */
export function rounded(to: number, from: number, budget: number): number {
  if (to >= budget || to <= 0) return to
  if (Math.abs(to - from) < STEP / 2) return from + Math.sign(to - from) * STEP
  return Math.round(to / STEP) * STEP
}
