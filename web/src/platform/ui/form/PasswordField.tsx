import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { describedWith, fieldClasses, fieldError } from './fieldLook.tsx'
import classes from './Field.module.css'

interface PasswordFieldProps extends Omit<PasswordInputProps, 'classNames' | 'visibilityToggleButtonProps'> {
  /** The accessible name of the eye, such as "Show the password". */
  showLabel: string
  /** The readers of what is typed here. */
  seenBy?: ReactNode
}

/** A password field with an eye that shows the password; the keyboard reaches the eye. */
export const PasswordField = ({ error, showLabel, description, seenBy, ...rest }: PasswordFieldProps) => (
  <PasswordInput
    {...rest}
    description={describedWith(description, seenBy)}
    // Other inputs of Mantine say so themselves; the focus after a refusal looks for it.
    aria-invalid={error ? true : undefined}
    error={fieldError(error)}
    classNames={{ ...fieldClasses, visibilityToggle: classes.toggle }}
    rightSectionWidth="3rem"
    visibilityToggleButtonProps={{ 'aria-label': showLabel, tabIndex: 0 }}
  />
)
