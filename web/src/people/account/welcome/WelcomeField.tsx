import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { paths } from '../../../platform/paths.ts'
import { loadChunk } from '../../../platform/shell/routing/chunk.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconSearch } from '../../../platform/ui/icons.tsx'
import classes from './WelcomeField.module.css'
import type { ListFacts, SuggestionsProps } from './Suggestions.tsx'

const loadSuggestions = withTexts(
  async () => (await import('./Suggestions.tsx')).Suggestions,
  () => 'map',
)

/**
 * The field of the welcome page: submitting the name of a place opens the map at that place, ready to draw. The code of the search
 * loads when the field is first focused; text typed earlier is then searched. Without a name the map opens at no particular place.
 */
export function WelcomeField() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const [list, setList] = useState<ListFacts | null>(null)
  const [part, setPart] = useState<{ Suggestions: ComponentType<SuggestionsProps> } | 'failed' | null>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const loading = useRef(false)
  const sent = useRef(false)

  const draw = (at?: string) => void navigate({ to: paths.addArea, search: { at } })
  const load = () => {
    if (loading.current) return
    loading.current = true
    loadChunk(loadSuggestions).then(
      (Suggestions) => setPart({ Suggestions }),
      () => {
        setPart('failed')
        // If the search cannot be loaded, the map opens without a position.
        if (sent.current) draw()
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || part === 'failed') return draw()
    sent.current = true
    load()
    setOpen(true)
    setSubmitted(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The key is part of a character that is still being composed, as in Chinese.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text) {
      event.preventDefault()
      if (open) setOpen(false)
      else setText('')
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
    keys.current?.(event)
  }

  return (
    <search className={classes.search}>
      <form className={classes.box} onSubmit={onSubmit}>
        <IconSearch className={classes.icon} size={22} aria-hidden="true" />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t('welcome.field')}
          placeholder={t('welcome.field')}
          aria-expanded={open && list?.expanded === true}
          aria-controls={list?.listId}
          aria-autocomplete="list"
          aria-activedescendant={open ? list?.activeId : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setSubmitted(false)
            setOpen(true)
            load()
          }}
          onFocus={() => {
            load()
            setOpen(true)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" kind="call" className={classes.go}>
          {t('welcome.draw')}
        </Button>
      </form>
      {part !== null && part !== 'failed' && (
        <part.Suggestions
          text={text}
          open={open}
          submitted={submitted}
          onNone={() => setSubmitted(false)}
          onChoose={draw}
          onList={setList}
          keys={keys}
        />
      )}
    </search>
  )
}
