import type { Audience as AudienceName } from '@fieldfare/shared/audience.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Audience } from '../../../platform/form/Audience.tsx'
import classes from './Tiles.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { goOnFrom, isGoingOn, questionAfter } from '../../../platform/ui/form/nextQuestion.ts'
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
  /** The question, which labels the group of answers; omitted if a heading above already shows the question. */
  legend?: string
  /** The id of the heading that shows the question, used in place of `legend`. */
  labelledBy?: string
  choices: readonly Choice<V>[]
  chosen: readonly V[]
  onChoose: (value: V) => void
  /** True to allow any number of answers instead of one. */
  many?: boolean
  /** The layout of the answers: chips beside each other, five numbers in a row, or one below the other. */
  look?: 'chips' | 'five' | 'one'
  /** The reason why the answer is refused. */
  error?: ReactNode
  /** The group of people who can read the answer. */
  audience?: AudienceName
  /** A text below the answers that explains their scale. */
  scale?: ReactNode
}

/**
 * Answers as tiles or chips, each a native radio button or check box with the usual keys. After the first answer to a single choice, the
 * focus moves to the form's next question; with arrow keys only after Enter.
 */
export function Tiles<V extends string | number>({
  legend,
  labelledBy,
  choices,
  chosen,
  onChoose,
  many = false,
  look = 'one',
  error,
  audience,
  scale,
}: TilesProps<V>) {
  const id = useId()
  const byArrow = useRef(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const describedBy = [error && `${id}-why`, audience && `${id}-seen`].filter(Boolean).join(' ') || undefined

  const choose = (value: V) => {
    onChoose(value)
    const first = chosen.length === 0 || isGoingOn()
    if (!many && first && !byArrow.current && group.current) goOnFrom(group.current)
  }
  const onKeyDown = (event: KeyboardEvent, value: V) => {
    byArrow.current = event.key.startsWith('Arrow')
    if (event.key !== 'Enter' || many || !group.current || !questionAfter(group.current)) return
    event.preventDefault()
    if (!chosen.includes(value)) onChoose(value)
    goOnFrom(group.current)
  }
  return (
    <Stack as="fieldset" gap="s" ref={group} aria-describedby={describedBy} aria-labelledby={labelledBy}>
      {legend && <legend className={textClasses.heard}>{legend}</legend>}
      <div className={layoutClass(LAID_OUT[look], { gap: 's' }, classes[look])}>
        {choices.map(({ value, label, hint, icon }) => (
          <label key={value} className={classes.tile}>
            <input
              className={classes.input}
              type={many ? 'checkbox' : 'radio'}
              name={many ? undefined : id}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onPointerDown={() => (byArrow.current = false)}
              onKeyDown={(event) => onKeyDown(event, value)}
              onChange={() => choose(value)}
            />
            {look === 'chips' && chosen.includes(value) ? (
              <IconCheck size={20} stroke={2.5} aria-hidden="true" />
            ) : (
              icon && <span className={classes.icon}>{icon}</span>
            )}
            <Stack as="span" gap="none" className={classes.words}>
              {label}
              {hint && <span className={textClasses.quiet}>{hint}</span>}
            </Stack>
          </label>
        ))}
      </div>
      {scale}
      {error && (
        <p id={`${id}-why`} className={textClasses.bad}>
          {fieldError(error)}
        </p>
      )}
      {audience && (
        <p>
          <Audience is={audience} id={`${id}-seen`} />
        </p>
      )}
    </Stack>
  )
}

const LAID_OUT = { chips: 'row', five: 'grid', one: 'stack' } as const
