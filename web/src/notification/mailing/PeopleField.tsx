import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import type { FoundPerson } from '@fieldfare/shared/people.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Option, useOptions } from '../../platform/ui/form/useOptions.tsx'
import { IconX } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../platform/ui/text.module.css'
import type { Picked } from './mailingDraft.ts'
import classes from './PeopleField.module.css'
import { useSettled } from '../../platform/useSettled.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { people } from '../../people/directory/data.ts'

interface PeopleFieldProps {
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
}

/**
 * A field that picks people by name or e-mail address. Arrow keys move through the people found, Enter picks one (the first if none
 * is active), Escape empties the field, and Backspace in the empty field removes the person who was picked last.
 */
export function PeopleField({ picked, onChange }: PeopleFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState('')
  const text = typed.trim()
  const words = useSettled(text)
  const searches = text !== '' && words !== ''
  const query = usePagedQuery(people.find, { words, state: 'all' }, { enabled: searches })
  const matches =
    (searches ? query.items : undefined)?.filter(({ id: one }) => picked.every((each) => each.id !== one)) ?? []
  const options = useOptions(matches.map((one) => one.id))

  const pick = (person: FoundPerson | undefined) => {
    // The list may still show the results for an earlier text.
    if (!person || words !== text) return
    onChange([...picked, { id: person.id, name: person.name }])
    setStatus(t('mailing.write.picked', { name: person.name }))
    setTyped('')
    options.clear()
    field.current?.focus()
  }
  const remove = ({ id: gone, name }: Picked) => {
    onChange(picked.filter((each) => each.id !== gone))
    setStatus(t('mailing.write.unpicked', { name }))
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    options.move(event)
    if (event.key === 'Enter') {
      // Enter picks a person and must not submit the form.
      event.preventDefault()
      pick(matches[Math.max(0, options.at)])
    }
    if (event.key === 'Escape' && typed) {
      event.preventDefault()
      setTyped('')
    }
    const last = picked.at(-1)
    if (event.key === 'Backspace' && typed === '' && last) remove(last)
  }

  return (
    <div className={classes.field}>
      {picked.length > 0 && (
        <ul className={classes.chips} aria-label={t('mailing.write.people')}>
          {picked.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t('mailing.write.unpick', { name: one.name })}
                onClick={() => remove(one)}
              >
                <span>{one.name}</span>
                <IconX size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={field}
        label={t('mailing.write.findPeople')}
        description={t('mailing.write.findPeopleHint')}
        type="text"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={options.listId}
        aria-autocomplete="list"
        aria-activedescendant={options.activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          options.clear()
          setStatus('')
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={textClasses.heard}>
        {searches && query.items ? t('mailing.write.foundPeople', { count: matches.length }) : status}
      </p>
      <div className={classes.found} hidden={!searches}>
        {searches && (
          <PagedList
            query={query}
            loading={t('people.loading')}
            lines={2}
            empty={<p className={textClasses.quiet}>{t('people.none')}</p>}
          >
            {() =>
              matches.length === 0 ? (
                <p className={textClasses.quiet}>{t('people.none')}</p>
              ) : (
                <div id={options.listId} role="listbox" aria-label={t('mailing.write.findPeople')}>
                  {matches.map((person, index) => (
                    <Option
                      key={person.id}
                      options={options}
                      index={index}
                      className={classes.option}
                      onTake={() => pick(person)}
                    >
                      <span className={classes.name}>{person.name}</span>{' '}
                      <span className={textClasses.quiet}>{person.addressHint}</span>{' '}
                      {/* The reason why this person would not get the mail. */}
                      {(person.disabled || !person.verified) && (
                        <span className={classes.mark}>
                          {t(person.disabled ? 'people.mark.disabled' : 'people.mark.unverified')}
                        </span>
                      )}
                    </Option>
                  ))}
                </div>
              )
            }
          </PagedList>
        )}
      </div>
    </div>
  )
}
