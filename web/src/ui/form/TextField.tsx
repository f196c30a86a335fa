import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Input.layer.css'
import { type Counted, Counter, describedWith, fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

export interface TextFieldProps extends Omit<TextInputProps, 'classNames' | 'withAsterisk'> {
  /** The word for "optional", when the field is. */
  optional?: string
  /** Who sees what is typed here. */
  seenBy?: ReactNode
  /** Shows a counter from 80% of the limit. */
  counted?: Counted
}

/** Label above, hint below, error below with icon and text. */
export const TextField = ({ error, label, optional, description, seenBy, counted, ...rest }: TextFieldProps) => (
  <div>
    <TextInput
      {...rest}
      label={optionalLabel(label, optional)}
      description={describedWith(description, seenBy)}
      error={fieldError(error)}
      classNames={fieldClasses}
    />
    {counted && <Counter value={String(rest.value ?? '')} {...counted} />}
  </div>
)
