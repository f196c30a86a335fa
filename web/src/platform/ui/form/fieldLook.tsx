import type { ReactNode } from 'react'
import { IconInfoCircle } from '../icons.tsx'
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

/** A field's hint, and who sees what is typed into it; the component library makes both its accessible description. */
export const describedWith = (hint: ReactNode, seenBy?: ReactNode): ReactNode =>
  seenBy ? (
    <>
      {hint}
      {seenBy}
    </>
  ) : (
    hint
  )

/** A limit of characters, and how it is said. */
export interface Counted {
  max: number
  /** "87 of 1000", said in the reader's language. */
  counter: (used: number, max: number) => string
}

/** The counter is shown from this part of the limit: before, it only distracts. */
const COUNTER_FROM = 0.8

/** The used part of a limit, once it is nearly reached. */
export function Counter({ value, max, counter }: Counted & { value: string }) {
  const used = [...value].length
  return (
    used >= max * COUNTER_FROM && (
      <p className={classes.counter} aria-live="polite">
        {counter(used, max)}
      </p>
    )
  )
}

/** Class names that give the component library's inputs our look. */
export const fieldClasses = {
  label: classes.label,
  input: classes.input,
  description: classes.description,
  error: classes.error,
}
