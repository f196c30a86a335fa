import { Textarea, type TextareaProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import classes from './Field.module.css'
import { fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

/** The counter is shown from this part of the limit: before, it only distracts. */
const COUNTER_FROM = 0.8

export interface TextAreaFieldProps extends Omit<TextareaProps, 'classNames' | 'value' | 'withAsterisk'> {
  value: string
  max: number
  /** "87 of 1000", said in the reader's language. */
  counter: (used: number, max: number) => string
  optional?: string
}

/** A text of several lines, in the typeface of people's words, with a counter from 80% of the limit. */
export function TextAreaField({ error, label, optional, value, max, counter, ...rest }: TextAreaFieldProps) {
  const used = [...value].length
  return (
    <div>
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        {...rest}
        value={value}
        label={optionalLabel(label, optional)}
        error={fieldError(error)}
        classNames={{ ...fieldClasses, input: `${classes.input} ${classes.people}` }}
      />
      {used >= max * COUNTER_FROM && (
        <p className={classes.counter} aria-live="polite">
          {counter(used, max)}
        </p>
      )}
    </div>
  )
}
