import type { Author } from '@fieldfare/shared/content.ts'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { TextAreaField, type TextAreaFieldProps } from '../../../platform/ui/form/TextAreaField.tsx'
import { Option, useOptions } from '../../../platform/ui/form/useOptions.tsx'
import { useMentionable } from '../comments.ts'
import classes from './MentionField.module.css'
import { type MentionQuery, mentionQueryAt, rewritten, withPerson, writtenOf } from './mentionText.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'

interface MentionFieldProps extends Omit<TextAreaFieldProps, 'onChange'> {
  threadId: string
  /** The people whom `value` mentions; the list may contain others, too. */
  people: readonly Author[]
  onChange: (text: string, person?: Author) => void
}

/**
 * A text field that can mention people: after an at sign it suggests people in a list above, in the WAI-ARIA pattern for text fields. Arrow
 * keys move through the list, Enter or Tab takes a person, Escape closes the list; the focus stays in the field.
 */
export function MentionField({ threadId, people, value, onChange, onKeyDown, ...rest }: MentionFieldProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const caretAfter = useRef<number | null>(null)
  const [mentionQuery, setMentionQuery] = useState<MentionQuery | null>(null)
  const candidates = useMentionable(threadId, mentionQuery?.query ?? null)
  const offered = mentionQuery && candidates.data ? candidates.data : []
  const options = useOptions(
    offered.map(({ id }) => id),
    0,
  )
  const written = writtenOf(value, people)

  useLayoutEffect(() => {
    const caret = caretAfter.current
    if (caret === null) return
    caretAfter.current = null
    box.current?.querySelector('textarea')?.setSelectionRange(caret, caret)
  })

  const look = (next: MentionQuery | null) => {
    setMentionQuery(next)
    options.clear()
  }
  const take = (person: Author | undefined) => {
    if (!mentionQuery || !person) return
    const { text, caret } = withPerson(written, mentionQuery, person)
    caretAfter.current = caret
    onChange(text, person)
    look(null)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The key may belong to a letter that is still being composed, as in Chinese.
    const open = offered.length > 0 && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey
    if (open && options.move(event)) return
    if (open && ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab')) take(offered[options.at])
    else if (mentionQuery && event.key === 'Escape') {
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
        aria-controls={open ? options.listId : undefined}
        aria-activedescendant={options.activeId}
        onChange={({ currentTarget }) => {
          const text = rewritten(written, currentTarget.value)
          look(mentionQueryAt(writtenOf(text, people), currentTarget.selectionStart))
          onChange(text)
        }}
        onBlur={() => look(null)}
        onKeyDown={press}
      />
      {open && (
        <div id={options.listId} role="listbox" aria-label={t('discussion.compose.people')} className={classes.people}>
          {offered.map((person, i) => (
            <Option
              key={person.id}
              options={options}
              index={i}
              className={layoutClass('row', { tight: true, pad: 's' }, classes.person)}
              onTake={() => take(person)}
            >
              <Avatar name={person.name} />
              <span>{person.name}</span>
            </Option>
          ))}
        </div>
      )}
      <p role="status" className={textClasses.heard}>
        {mentionQuery &&
          candidates.data &&
          t('discussion.compose.found', { count: offered.length, number: number(offered.length) })}
      </p>
    </div>
  )
}
