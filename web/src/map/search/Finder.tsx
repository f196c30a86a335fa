import type { FoundTitle } from '@fieldfare/shared/search.ts'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconSearch, IconX } from '../../platform/ui/icons.tsx'
import type { Near } from './data.ts'
import classes from './Finder.module.css'
import { FinderAnswer } from './FinderAnswer.tsx'
import type { Found, Results } from './results.ts'
import { useFinder } from './useFinder.ts'
import { useOptions } from '../../platform/ui/form/useOptions.tsx'

export interface FinderProps {
  label: string
  /** The placeholder of the empty field; the label by default. */
  placeholder?: string
  /** Returns the position near which results come first. Called at each change of the text. */
  getNear: () => Near | null
  onChoose: (found: Found) => void
  /** Returns the icon of an area or community, as on the map. */
  glyph: (title: FoundTitle) => ReactNode
  /** Called when the field is opened. */
  onOpen?: () => void
  /** The results offered while nothing is typed. */
  start?: readonly Results[]
  /** The style of the field: `bar` in the head of a page, `map` over a map, `field` in a page, `layer` on the whole screen of a phone. */
  look: 'bar' | 'map' | 'field' | 'layer'
  ref?: Ref<HTMLInputElement>
}

const NO_RESULTS: readonly Results[] = []

/**
 * A combobox that finds places, street addresses, nature, communities and areas by name. Arrow keys move through the list, Enter chooses
 * the active result (or else the first), Escape closes the list and, pressed again, empties the field.
 */
export function Finder({
  label,
  placeholder = label,
  getNear,
  onChoose,
  glyph,
  onOpen,
  start = NO_RESULTS,
  look,
  ref,
}: FinderProps) {
  const { t } = useTranslation()
  const finder = useFinder(getNear)
  const [open, setOpen] = useState(look === 'layer')
  const { text } = finder
  const starting = open && text === '' && start.length > 0
  const listShown = open && (finder.asked || starting)
  const results = starting ? start : listShown ? finder.results : NO_RESULTS
  const allResults = results.flatMap(({ found }) => found)
  const near = listShown ? getNear() : null
  const options = useOptions(allResults.map(({ key }) => key))

  const type = (next: string) => {
    finder.type(next)
    options.clear()
    setOpen(true)
  }
  const choose = (found: Found | undefined) => {
    if (!found) return
    finder.type('')
    options.clear()
    setOpen(look === 'layer')
    onChoose(found)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The key is part of a character that is still being composed by an input method, as in Chinese.
    if (event.nativeEvent.isComposing) return
    if (options.move(event)) setOpen(true)
    if (event.key === 'Enter' && listShown) {
      event.preventDefault()
      // While nothing is typed, Enter chooses only a marked result, not the first.
      choose(allResults[starting ? options.at : Math.max(0, options.at)])
    }
    if (event.key === 'Escape' && look !== 'layer' && text) {
      // The event must not also end a drawing or close a dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      if (open) setOpen(false)
      else type('')
    }
  }

  return (
    <search className={`${classes.finder} ${classes[look]}`}>
      <div className={classes.box}>
        <IconSearch className={classes.icon} size={20} aria-hidden="true" />
        <input
          ref={ref}
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={placeholder}
          aria-expanded={listShown && allResults.length > 0}
          aria-controls={options.listId}
          aria-autocomplete="list"
          aria-activedescendant={options.activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={() => {
            finder.open()
            onOpen?.()
            setOpen(true)
          }}
          onBlur={() => look !== 'layer' && setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('search.clear')}
            // Preventing the default keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => type('')}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={classes.answer} hidden={!listShown && look !== 'layer'}>
        <FinderAnswer
          {...{ finder, options, results, glyph, near }}
          shown={listShown && !starting}
          layer={look === 'layer' && !starting}
          onChoose={choose}
        />
      </div>
    </search>
  )
}
