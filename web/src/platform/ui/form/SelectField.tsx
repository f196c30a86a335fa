import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { IconSelector } from '../icons.tsx'
import classes from './Field.module.css'
import { FieldFrame, markOf, type OptionalTexts } from './fieldLook.tsx'

interface Choice {
  value: string
  label: string
}

interface SelectFieldProps extends ComponentProps<'select'>, OptionalTexts {
  /** The choices; choices in groups are passed as `children` instead. */
  data?: readonly (string | Choice)[]
}

/** A native select: its keyboard, screen reader and phone support come with the browser. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, optional, description, seenBy, error, className, data, children, value, ...rest } = props
  return (
    <FieldFrame {...{ label, optional, description, seenBy, error, className }}>
      <div className={classes.control}>
        <Field.Control
          value={value}
          className={`${classes.input} ${classes.select}`}
          render={
            <select {...rest} {...markOf(error)}>
              {children ?? data?.map(optionOf)}
            </select>
          }
        />
        <IconSelector className={classes.arrows} size={38} stroke={1.25} aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}

function optionOf(choice: string | Choice) {
  const { value, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
