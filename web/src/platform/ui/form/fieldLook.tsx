import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { IconInfoCircle } from '../icons.tsx'
import { Row } from '../layout/Layout.tsx'
import classes from './Field.module.css'
import textClasses from '../text.module.css'

/** An error with its icon: colour is never the only cue. */
export const fieldError = (error: ReactNode): ReactNode =>
  error ? (
    <Row as="span" tight align="start" gap="xs">
      <IconInfoCircle size={18} aria-hidden="true" />
      <span>{error}</span>
    </Row>
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

/** The texts around a control. */
export interface FieldTexts {
  label?: ReactNode
  description?: ReactNode
  /** The text that says who sees what is entered. */
  seenBy?: ReactNode
  error?: ReactNode
}

export interface OptionalTexts extends FieldTexts {
  /** The word for "optional", if the field is optional. */
  optional?: string
}

interface FieldFrameProps extends OptionalTexts {
  className?: string
  children: ReactNode
}

/** A field: label above its control, hint and error below. The library makes them the control's name and description. */
export const FieldFrame = ({ label, optional, description, seenBy, error, className, children }: FieldFrameProps) => (
  <Field.Root invalid={Boolean(error)} className={className}>
    {label && (
      <Field.Label className={`${textClasses.label} ${classes.label}`}>{optionalLabel(label, optional)}</Field.Label>
    )}
    {children}
    <FieldNotes description={description} seenBy={seenBy} error={error} />
  </Field.Root>
)

/** A field's hint, who sees what is entered, and its error. */
export const FieldNotes = ({ description, seenBy, error }: Omit<FieldTexts, 'label'>) => (
  <>
    {(description || seenBy) && (
      <Field.Description className={`${textClasses.quiet} ${classes.note}`}>
        {description}
        {seenBy}
      </Field.Description>
    )}
    {error && (
      <Field.Error match className={`${textClasses.bad} ${classes.note}`}>
        {fieldError(error)}
      </Field.Error>
    )}
  </>
)

/** The attribute that marks an invalid control. It depends on our error alone; the library would also count the browser's own validation. */
export const markOf = (error: ReactNode) => ({ 'aria-invalid': error ? true : undefined })

/** A limit of characters, and the text of its counter. */
export interface Counted {
  max: number
  /** Formats "87 of 1000" in the reader's language. */
  counter: (used: number, max: number) => string
}

/** The part of the limit from which the counter is shown: with fewer characters, a counter only distracts. */
const COUNTER_FROM = 0.8

/** The number of used characters, once the limit is nearly reached. */
export function Counter({ value, max, counter }: Counted & { value: string }) {
  const used = [...value].length
  return (
    used >= max * COUNTER_FROM && (
      <p className={`${textClasses.quiet} ${classes.counter}`} aria-live="polite">
        {counter(used, max)}
      </p>
    )
  )
}
