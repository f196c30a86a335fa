import { TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { fieldClasses, fieldError, optionalLabel } from './fieldLook.tsx'

export interface TextFieldProps extends Omit<TextInputProps, 'classNames' | 'withAsterisk'> {
  /** The word for "optional", when the field is. */
  optional?: string
}

/** Label above, hint below, error below with icon and text. */
export const TextField = ({ error, label, optional, ...rest }: TextFieldProps) => (
  <TextInput {...rest} label={optionalLabel(label, optional)} error={fieldError(error)} classNames={fieldClasses} />
)
