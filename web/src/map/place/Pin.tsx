import type { ReactNode } from 'react'
import classes from './Pin.module.css'

interface PinProps {
  label: string
  icon: ReactNode
  /** True if the position is approximate. */
  about?: boolean
  chosen?: boolean
  /** Called on a press by mouse or touch. The pin is not focusable: keyboard users choose the same in a list beside the map. */
  onPress?: () => void
}

/** A pin for a map. Its tip is at the top left corner of its container. */
export function Pin({ label, icon, about = false, chosen = false, onPress }: PinProps) {
  const className = [classes.pin, about && classes.about, chosen && classes.chosen].filter(Boolean).join(' ')
  if (!onPress)
    return (
      <span className={className} role="img" aria-label={label}>
        {icon}
      </span>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
