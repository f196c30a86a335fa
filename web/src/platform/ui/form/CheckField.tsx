import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import classes from './Field.module.css'
import { fieldError } from './fieldLook.tsx'

interface CheckFieldProps extends Omit<CheckboxProps, 'classNames' | 'checked' | 'value'> {
  value: boolean
}

/** A box to tick; the whole label can be pressed. */
export const CheckField = ({ error, value, ...rest }: CheckFieldProps) => (
  <Checkbox
    size="md"
    radius={6}
    iconColor="var(--ff-on-action)"
    {...rest}
    checked={value}
    error={fieldError(error)}
    classNames={{
      input: classes.check,
      label: classes.checkLabel,
      body: classes.checkBody,
      error: classes.error,
      description: classes.description,
    }}
  />
)
