import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Input.layer.css'
import { type Counted, Counter, describedWith, fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'
import classes from './Field.module.css'

export interface TextFieldProps extends Omit<TextInputProps, 'classNames' | 'withAsterisk'> {
  /** The word for "optional", when the field is. */
  optional?: string
  /** The readers of what is typed here. */
  seenBy?: ReactNode
  /** Shows a counter from 80% of the limit. */
  counted?: Counted
  /** In one line with the input, however long the label is and whatever is said below: its button. */
  beside?: ReactNode
}

/** Label above, hint below, error below with icon and text. */
export const TextField = ({
  error,
  label,
  optional,
  description,
  seenBy,
  counted,
  beside,
  ...rest
}: TextFieldProps) => (
  <div>
    <TextInput
      {...rest}
      label={optionalLabel(label, optional)}
      description={describedWith(description, seenBy)}
      error={fieldError(error)}
      classNames={fieldClasses}
      {...(beside && {
        inputContainer: (input: ReactNode) => (
          <div className={classes.line}>
            {input}
            {beside}
          </div>
        ),
      })}
    />
    {counted && <Counter value={String(rest.value ?? '')} {...counted} />}
  </div>
)
