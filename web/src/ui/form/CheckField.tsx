import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import classes from './Field.module.css'
import { fieldError } from './fieldLook.tsx'

/** One thing to agree to or to choose; the whole label can be pressed. */
export const CheckField = ({ error, ...rest }: Omit<CheckboxProps, 'classNames'>) => (
  <Checkbox
    size="md"
    radius={6}
    {...rest}
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
