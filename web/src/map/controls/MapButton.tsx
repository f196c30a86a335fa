import type { ReactNode } from 'react'
import classes from './MapControls.module.css'

interface MapButtonProps {
  label: string
  icon: ReactNode
  onPress(): void
  busy?: boolean
  expanded?: boolean
}

/** A round button on a map: an icon everyone knows, its name for readers and on hover. */
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
