import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

interface SelectFieldProps extends Omit<NativeSelectProps, 'classNames' | 'withAsterisk'> {
  optional?: string
}

/** A native select: its keyboard, screen reader and phone support come with the browser. */
export const SelectField = ({ error, label, optional, ...rest }: SelectFieldProps) => (
  <NativeSelect {...rest} label={optionalLabel(label, optional)} error={fieldError(error)} classNames={fieldClasses} />
)
