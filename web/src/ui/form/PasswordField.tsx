import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { fieldClasses, fieldError } from './fieldLook.tsx'

interface PasswordFieldProps extends Omit<PasswordInputProps, 'classNames' | 'visibilityToggleButtonProps'> {
  /** The accessible name of the eye, such as "Show the password". */
  showLabel: string
}

/** A password field with an eye that shows the password; the keyboard reaches the eye. */
export const PasswordField = ({ error, showLabel, ...rest }: PasswordFieldProps) => (
  <PasswordInput
    {...rest}
    error={fieldError(error)}
    classNames={fieldClasses}
    visibilityToggleButtonProps={{ 'aria-label': showLabel, tabIndex: 0 }}
  />
)
