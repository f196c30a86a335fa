import type { FoundTitle } from '@fieldfare/shared/title.ts'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconMapPin, IconRoad, IconSearch, IconTrees, IconX } from '../../platform/ui/icons.tsx'
import type { Near } from './data.ts'
import classes from './Finder.module.css'
import type { Found, FoundGroup, Results } from './results.ts'
import { useFinder } from './useFinder.ts'
import { useFoundWords } from './useFoundWords.ts'
import textClasses from '../../platform/ui/text.module.css'

export interface FinderProps {
  label: string
  /** In the empty field; the label without this. */
  placeholder?: string
  /** Returns the place around which one looks, read with each change of the text. */
  getNear: () => Near | null
  onChoose: (found: Found) => void
  /** The icon of an area or a community, which the map draws. */
  glyph: (title: FoundTitle) => ReactNode
  /** `bar`: in the head of a page. `map`: over a map. `field`: on a page. `layer`: all of a phone's screen. */
  look: 'bar' | 'map' | 'field' | 'layer'
  ref?: Ref<HTMLInputElement>
}

const NO_RESULTS: Results[] = []
const ICONS: Partial<Record<FoundGroup, typeof IconMapPin>> = { addresses: IconRoad, nature: IconTrees }

/**
 * A combobox that finds places, addresses, nature, communities and areas by name. The list follows the combobox pattern of WAI-ARIA: arrow
 * keys move through it, Enter chooses (the first, if none is active), Escape closes it and then empties the field. Written here: Mantine's
 * would add 20 kB of popover.
 */
export function Finder({ label, placeholder = label, getNear, onChoose, glyph, look, ref }: FinderProps) {
  const { t } = useTranslation()
  const id = useId()
  const finder = useFinder(getNear)
  const [open, setOpen] = useState(look === 'layer')
  const [active, setActive] = useState<string | null>(null)
  const { text } = finder
  const shown = open && finder.asked
  const results = shown ? finder.results : NO_RESULTS
  const all = results.flatMap(({ found }) => found)
  const at = all.findIndex(({ key }) => key === active)

  const type = (next: string) => {
    finder.type(next)
    setActive(null)
    setOpen(true)
  }
  const choose = (found: Found | undefined) => {
    if (!found) return
    finder.type('')
    setActive(null)
    setOpen(look === 'layer')
    onChoose(found)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A letter is still being composed, as in Chinese.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setOpen(true)
      const from = at < 0 && step < 0 ? 0 : at
      setActive(all[(from + step + all.length) % all.length]?.key ?? null)
    }
    if (event.key === 'Enter' && shown) {
      event.preventDefault()
      choose(all[Math.max(0, at)])
    }
    if (event.key === 'Escape' && look !== 'layer' && text) {
      // The drawing or the dialog around it does not end.
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
          aria-expanded={shown && all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={() => {
            finder.open()
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
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => type('')}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={classes.answer} hidden={!shown && look !== 'layer'}>
        <div id={`${id}-list`} role="listbox" aria-label={t('search.results')} hidden={all.length === 0}>
          {results.map(({ group, found }) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={classes.group}>
              <div id={`${id}-${group}`} className={classes.heading}>
                {t(`search.group.${group}`)}
              </div>
              {found.map((one) => (
                <Option
                  key={one.key}
                  id={`${id}-${all.indexOf(one)}`}
                  found={one}
                  group={group}
                  active={one.key === active}
                  glyph={glyph}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
        <Status finder={finder} shown={shown} count={all.length} layer={look === 'layer'} />
        <Source results={results} />
      </div>
    </search>
  )
}

interface OptionProps extends Pick<FinderProps, 'glyph'> {
  id: string
  found: Found
  group: FoundGroup
  active: boolean
  onChoose: (found: Found) => void
}

function Option({ id, found, group, active, glyph, onChoose }: OptionProps) {
  const wordsOf = useFoundWords()
  const Icon = ICONS[group] ?? IconMapPin
  const people = 'title' in found
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={active ? intoView : undefined}
      className={classes.option}
      // Keeps the focus in the field: losing it closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(found)}
      // The keys are those of the field.
      onKeyDown={undefined}
    >
      {people ? glyph(found.title) : <Icon size={22} aria-hidden="true" />}
      <span className={classes.words}>
        <span className={people ? classes.title : classes.name}>{found.name}</span>{' '}
        <span className={classes.what}>{wordsOf(found)}</span>
      </span>
    </div>
  )
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

interface StatusProps {
  finder: ReturnType<typeof useFinder>
  shown: boolean
  count: number
  layer: boolean
}

/** The number of results, for a screen reader; visibly, that there are none, and what could not be searched. */
function Status({ finder: { trouble, searching, asked }, shown, count, layer }: StatusProps) {
  const { t } = useTranslation()
  const none = shown && count === 0 && !searching
  const waiting = shown && count === 0 && searching
  return (
    <>
      <p role="status" className={none || waiting ? classes.line : textClasses.heard}>
        {none ? t('search.none') : waiting ? t('search.searching') : shown && t('search.found', { count })}
      </p>
      {layer && !asked && <p className={classes.line}>{t('search.hint')}</p>}
      <p role="status" className={classes.line}>
        {shown && trouble && t(`search.${trouble}`)}
      </p>
    </>
  )
}

const SOURCES = { pdok: 'PDOK', photon: '© OpenStreetMap, Photon' } as const

/** The source of the places' data. */
function Source({ results }: { results: Results[] }) {
  const { t } = useTranslation()
  const places = results.flatMap(({ found }) => found.flatMap((one) => ('place' in one ? one.place.source : [])))
  const names = (['pdok', 'photon'] as const).filter((source) => places.includes(source)).map((one) => SOURCES[one])
  return names.length > 0 && <p className={classes.source}>{t('search.source', { names: names.join(', ') })}</p>
}
