import { Textarea, type TextareaProps } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Input.layer.css'
import classes from './Field.module.css'
import { type Counted, Counter, describedWith, fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

export interface TextAreaFieldProps extends Omit<TextareaProps, 'classNames' | 'value' | 'withAsterisk'>, Counted {
  value: string
  optional?: string
  /** The readers of what is typed here. */
  seenBy?: ReactNode
}

/** A text of several lines, in the typeface of people's words, with a counter from 80% of the limit. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { error, label, optional, description, seenBy, value, max, counter, ...rest } = props
  return (
    <div>
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        {...rest}
        value={value}
        label={optionalLabel(label, optional)}
        description={describedWith(description, seenBy)}
        error={fieldError(error)}
        classNames={{ ...fieldClasses, input: `${classes.input} ${classes.people}` }}
      />
      <Counter value={value} max={max} counter={counter} />
    </div>
  )
}
