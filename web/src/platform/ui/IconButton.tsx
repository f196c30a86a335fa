import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string
}

/** An icon button, large enough for a thumb. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={[classes.button, className].filter(Boolean).join(' ')}
  />
)
