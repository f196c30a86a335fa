import type { Author } from '@fieldfare/shared/content.ts'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { TextAreaField, type TextAreaFieldProps } from '../../../platform/ui/form/TextAreaField.tsx'
import { useMentionable } from '../comments.ts'
import classes from './MentionField.module.css'
import { type Asked, askedAt, rewritten, withPerson, writtenOf } from './mentionText.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row } from '../../../platform/ui/layout/Layout.tsx'

interface MentionFieldProps extends Omit<TextAreaFieldProps, 'onChange'> {
  threadId: string
  /** The people whom `value` names, at least. */
  people: readonly Author[]
  onChange: (text: string, person?: Author) => void
}

/**
 * A text that can name people: after an at sign it offers them in a list above, as WAI-ARIA describes it for text fields. Arrow keys move
 * through it, Enter or Tab takes one, Escape closes it; the focus stays in the text.
 */
export function MentionField({ threadId, people, value, onChange, onKeyDown, ...rest }: MentionFieldProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const caretAfter = useRef<number | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  const found = useMentionable(threadId, asked?.query ?? null)
  const offered = asked && found.data ? found.data : []
  const written = writtenOf(value, people)

  useLayoutEffect(() => {
    const caret = caretAfter.current
    if (caret === null) return
    caretAfter.current = null
    box.current?.querySelector('textarea')?.setSelectionRange(caret, caret)
  })

  const look = (next: Asked | null) => {
    setAsked(next)
    setAt(0)
  }
  const take = (person: Author | undefined) => {
    if (!asked || !person) return
    const { text, caret } = withPerson(written, asked, person)
    caretAfter.current = caret
    onChange(text, person)
    look(null)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A letter is still being composed, as in Chinese.
    const open = offered.length > 0 && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (open && step !== 0) setAt((at + step + offered.length) % offered.length)
    else if (open && ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab')) take(offered[at])
    else if (asked && event.key === 'Escape') {
      look(null)
      event.stopPropagation()
    } else return onKeyDown?.(event)
    event.preventDefault()
  }
  const open = offered.length > 0
  return (
    <div ref={box} className={classes.field}>
      <TextAreaField
        {...rest}
        value={written.words}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${at}` : undefined}
        onChange={({ currentTarget }) => {
          const text = rewritten(written, currentTarget.value)
          look(askedAt(writtenOf(text, people), currentTarget.selectionStart))
          onChange(text)
        }}
        onBlur={() => look(null)}
        onKeyDown={press}
      />
      {open && (
        <ul id={`${id}-list`} role="listbox" aria-label={t('discussion.compose.people')} className={classes.people}>
          {offered.map((person, i) => (
            <Row
              as="li"
              tight
              pad="s"
              key={person.id}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === at}
              className={classes.person}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
              // The keys are those of the text.
              onKeyDown={undefined}
              tabIndex={-1}
            >
              <Avatar name={person.name} />
              <span>{person.name}</span>
            </Row>
          ))}
        </ul>
      )}
      <p role="status" className={textClasses.heard}>
        {asked &&
          found.data &&
          t('discussion.compose.found', { count: offered.length, number: number(offered.length) })}
      </p>
    </div>
  )
}
