import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { describedWith, fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

interface SelectFieldProps extends Omit<NativeSelectProps, 'classNames' | 'withAsterisk'> {
  optional?: string
  /** The readers of what is chosen here. */
  seenBy?: ReactNode
}

/** A native select: its keyboard, screen reader and phone support come with the browser. */
export const SelectField = ({ error, label, optional, description, seenBy, ...rest }: SelectFieldProps) => (
  <NativeSelect
    {...rest}
    label={optionalLabel(label, optional)}
    description={describedWith(description, seenBy)}
    error={fieldError(error)}
    classNames={fieldClasses}
  />
)
