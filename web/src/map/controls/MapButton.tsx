import type { ReactNode } from 'react'
import classes from './MapControls.module.css'

interface MapButtonProps {
  label: string
  icon: ReactNode
  onPress(): void
  busy?: boolean
  expanded?: boolean
}

/** A round icon button on a map; screen readers and a tooltip give its label. */
export const MapButton = ({ label, icon, onPress, busy = false, expanded }: MapButtonProps) => (
  <button
    type="button"
    className={classes.button}
    aria-label={label}
    title={label}
    aria-busy={busy}
    aria-expanded={expanded}
    onClick={onPress}
  >
    {icon}
  </button>
)
