import { Field } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import classes from './Field.module.css'
import { type Counted, Counter, FieldFrame, markOf, type OptionalTexts } from './fieldLook.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, OptionalTexts {
  /** Shows a counter from 80% of the limit. */
  counted?: Counted
  /** A text at the beginning of the input, such as a currency. */
  leftSection?: ReactNode
  /** A button in one line with the input, whatever the height of the label and the messages. */
  beside?: ReactNode
}

/** A field of one line. */
export const TextField = (props: TextFieldProps) => {
  const { label, optional, description, seenBy, error, className, counted, leftSection, beside, ...rest } = props
  const input = (
    <div className={classes.control}>
      {leftSection && <span className={classes.lead}>{leftSection}</span>}
      <Field.Control
        {...rest}
        className={leftSection ? `${classes.input} ${classes.led}` : classes.input}
        render={<input {...markOf(error)} />}
      />
    </div>
  )
  return (
    <div>
      <FieldFrame {...{ label, optional, description, seenBy, error, className }}>
        {beside ? (
          <div className={classes.line}>
            {input}
            {beside}
          </div>
        ) : (
          input
        )}
      </FieldFrame>
      {counted && <Counter value={String(rest.value ?? '')} {...counted} />}
    </div>
  )
}
