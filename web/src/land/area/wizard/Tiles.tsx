import type { Audience as AudienceName } from '@fieldfare/shared/audience.ts'
import { type ReactNode, useId } from 'react'
import { Audience } from '../../../platform/form/Audience.tsx'
import classes from './Tiles.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

interface Choice<V extends string | number> {
  value: V
  label: string
  hint?: string
  icon?: ReactNode
}

interface TilesProps<V extends string | number> {
  /** The question, which names the group to a screen reader. */
  legend: string
  choices: readonly Choice<V>[]
  chosen: readonly V[]
  onChoose: (value: V) => void
  /** True to allow any number of answers instead of one. */
  many?: boolean
  columns?: 'one' | 'two' | 'five'
  /** True if no answer was chosen, or one that is refused. */
  invalid?: boolean
  /** The readers of the answer. */
  audience?: AudienceName
}

/** Answers as tiles to press. Each is a native radio button or check box, with its keys. */
export function Tiles<V extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
  many = false,
  columns = 'one',
  invalid = false,
  audience,
}: TilesProps<V>) {
  const seenBy = useId()
  return (
    <Stack as="fieldset" aria-describedby={audience && seenBy}>
      <legend className={textClasses.heard}>{legend}</legend>
      <div className={layoutClass(columns === 'one' ? 'stack' : 'grid', { gap: 's' }, classes[columns])}>
        {choices.map(({ value, label, hint, icon }) => (
          <label key={value} className={columns === 'five' ? `${classes.tile} ${classes.number}` : classes.tile}>
            <input
              className={classes.input}
              type={many ? 'checkbox' : 'radio'}
              name={many ? undefined : legend}
              checked={chosen.includes(value)}
              aria-invalid={invalid || undefined}
              onChange={() => onChoose(value)}
            />
            {icon && <span className={classes.icon}>{icon}</span>}
            <Stack as="span" gap="none" className={classes.words}>
              {label}
              {hint && <span className={textClasses.quiet}>{hint}</span>}
            </Stack>
            {many && chosen.includes(value) && (
              <span className={classes.tick} aria-hidden="true">
                <IconCheck size={16} stroke={2.5} />
              </span>
            )}
          </label>
        ))}
      </div>
      {audience && (
        <p>
          <Audience is={audience} id={seenBy} />
        </p>
      )}
    </Stack>
  )
}
