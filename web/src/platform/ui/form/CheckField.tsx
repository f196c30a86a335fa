import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { IconCheck } from '../icons.tsx'
import { layoutClass } from '../layout/layoutClass.ts'
import { Box } from '../layout/Layout.tsx'
import classes from './Field.module.css'
import { FieldNotes, type FieldTexts, markOf } from './fieldLook.tsx'

interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'value' | 'className'>, FieldTexts {
  value: boolean
}

/** A native checkbox: one element for labels, screen readers and keyboard. The whole label can be pressed. */
export const CheckField = ({ label, description, seenBy, error, value, ...rest }: CheckFieldProps) => (
  <Field.Root invalid={Boolean(error)} className={layoutClass('row', { tight: true, align: 'start' })}>
    <span className={classes.box}>
      <Field.Control
        className={classes.check}
        render={<input type="checkbox" {...rest} checked={value} {...markOf(error)} />}
      />
      <IconCheck size={20} stroke={3} aria-hidden="true" />
    </span>
    <Box grow>
      {label && <Field.Label className={classes.checkLabel}>{label}</Field.Label>}
      <FieldNotes description={description} seenBy={seenBy} error={error} />
    </Box>
  </Field.Root>
)
