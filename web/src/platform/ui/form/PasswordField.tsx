import { Field } from '@base-ui/react/field'
import { type ComponentProps, useState } from 'react'
import { IconEye, IconEyeOff } from '../icons.tsx'
import { FieldFrame, type FieldTexts, markOf } from './fieldLook.tsx'
import classes from './Field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  /** The accessible name of the eye, such as "Show the password". */
  showLabel: string
}

/** A password field with an eye that shows the password; the keyboard reaches the eye. */
export function PasswordField({
  label,
  description,
  seenBy,
  error,
  className,
  showLabel,
  ...rest
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const Eye = isVisible ? IconEyeOff : IconEye
  return (
    <FieldFrame {...{ label, description, seenBy, error, className }}>
      <div className={classes.control}>
        <Field.Control
          autoComplete="off"
          {...rest}
          className={`${classes.input} ${classes.hidden}`}
          render={<input type={isVisible ? 'text' : 'password'} {...markOf(error)} />}
        />
        <button
          type="button"
          className={classes.toggle}
          aria-label={showLabel}
          aria-pressed={isVisible}
          disabled={rest.disabled}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Eye size={26} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  )
}
