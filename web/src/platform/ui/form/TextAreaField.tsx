import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import classes from './Field.module.css'
import { type Counted, Counter, FieldFrame, markOf, type OptionalTexts } from './fieldLook.tsx'

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value'>, OptionalTexts, Counted {
  value: string
  minRows?: number
  maxRows?: number
}

/** A field of several lines, in the typeface for people's own texts, with a counter from 80% of the limit. It grows with its text. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, optional, description, seenBy, error, className, value, max, counter, minRows = 3, ...others } = props
  const { maxRows = 12, ...rest } = others
  return (
    <div>
      <FieldFrame {...{ label, optional, description, seenBy, error, className }}>
        {/* A copy of the text gives the field its height; measuring it would move the page while the reader types. */}
        <div className={classes.growing} data-text={value} style={rowsAtMost(maxRows)}>
          <Field.Control
            value={value}
            className={`${classes.input} ${classes.people}`}
            render={<textarea rows={minRows} {...rest} {...markOf(error)} />}
          />
        </div>
      </FieldFrame>
      <Counter value={value} max={max} counter={counter} />
    </div>
  )
}

const rowsAtMost = (rows: number): Record<string, number> => ({ '--rows': rows })
