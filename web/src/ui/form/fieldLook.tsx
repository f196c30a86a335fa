import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Field.module.css'

/** An error with its icon: colour is never the only cue. */
export const fieldError = (error: ReactNode): ReactNode =>
  error ? (
    <span className={classes.errorText}>
      <IconInfoCircle size={18} aria-hidden="true" />
      <span>{error}</span>
    </span>
  ) : undefined

/** A label that says that the field is optional. */
export const optionalLabel = (label: ReactNode, optional?: string): ReactNode =>
  optional ? (
    <>
      {label} <span className={classes.optional}>{optional}</span>
    </>
  ) : (
    label
  )

/** Class names that give the component library's inputs our look. */
export const fieldClasses = {
  label: classes.label,
  input: classes.input,
  description: classes.description,
  error: classes.error,
}
