import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the sign. */
  label: string
}

/** A sign to press, large enough for a thumb: a cross, an arrow, three dots. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={[classes.button, className].filter(Boolean).join(' ')}
  />
)
