import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { fieldError } from '../ui/form/fieldLook.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Stack } from '../ui/layout/Layout.tsx'
import classes from './FieldList.module.css'
import textClasses from '../ui/text.module.css'
import { IconPlus, IconX } from '../ui/icons.tsx'

interface FieldListProps<T extends { key: string }> {
  legend: string
  hint: string
  items: readonly T[]
  max: number
  /** Renders the field of one item. */
  field: (item: T, at: number) => ReactNode
  below?: (item: T, at: number) => ReactNode
  /** The fault of the list as a whole. */
  error?: ReactNode
  addLabel: string
  removeLabel: (number: number) => string
  onAdd: () => void
  onRemove: (at: number) => void
}

/** Text fields that the reader can add and remove; the focus goes to an added field, or to the field before a removed one. */
export function FieldList<T extends { key: string }>(props: FieldListProps<T>) {
  const { legend, hint, items, max, field, below, error, addLabel, removeLabel, onAdd, onRemove } = props
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const full = items.length >= max
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus())
  const add = () => {
    onAdd()
    focus(items.length)
  }
  const remove = (at: number) => {
    onRemove(at)
    focus(Math.max(0, at - 1))
  }
  return (
    <Stack as="fieldset" gap="l" aria-describedby={hintId}>
      <legend>{legend}</legend>
      <p id={hintId} className={textClasses.quiet}>
        {hint}
      </p>
      <Stack as="ol" ref={list}>
        {items.map((item, at) => (
          <li key={item.key} className={classes.one}>
            {field(item, at)}
            <IconButton label={removeLabel(at + 1)} onClick={() => remove(at)}>
              <IconX aria-hidden="true" />
            </IconButton>
            {below?.(item, at)}
          </li>
        ))}
      </Stack>
      {error && <p className={textClasses.bad}>{fieldError(error)}</p>}
      <div>
        <Button
          kind="soft"
          icon={<IconPlus size={20} aria-hidden="true" />}
          aria-invalid={Boolean(error)}
          aria-disabled={full}
          onClick={() => !full && add()}
        >
          {addLabel}
        </Button>
      </div>
    </Stack>
  )
}
