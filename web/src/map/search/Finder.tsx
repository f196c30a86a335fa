import type { FoundTitle } from '@fieldfare/shared/search.ts'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IconCurrentLocation,
  IconHistory,
  IconMapPin,
  IconRoad,
  IconSearch,
  IconTrees,
  IconX,
} from '../../platform/ui/icons.tsx'
import type { Near } from './data.ts'
import classes from './Finder.module.css'
import type { Found, FoundGroup, Results } from './results.ts'
import { useFinder } from './useFinder.ts'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../platform/shell/states/PartBoundary.tsx'
import { useFoundWords } from './useFoundWords.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Option, useOptions } from '../../platform/ui/form/useOptions.tsx'

export interface FinderProps {
  label: string
  /** The placeholder of the empty field; the label by default. */
  placeholder?: string
  /** Returns the place around which one looks, read with each change of the text. */
  getNear: () => Near | null
  onChoose: (found: Found) => void
  /** The icon of an area or a community, which the map draws. */
  glyph: (title: FoundTitle) => ReactNode
  /** Called when the field is opened. */
  onOpen?: () => void
  /** Offered while nothing is typed. */
  start?: readonly Results[]
  /** `bar`: in the head of a page. `map`: over a map. `field`: on a page. `layer`: all of a phone's screen. */
  look: 'bar' | 'map' | 'field' | 'layer'
  ref?: Ref<HTMLInputElement>
}

const NO_RESULTS: readonly Results[] = []
/** Loaded with the first result: it brings the tiles of the map. */
const FoundPicture = lazyPart(async () => (await import('./FoundPicture.tsx')).FoundPicture)

const ICONS: Partial<Record<FoundGroup, typeof IconMapPin>> = { addresses: IconRoad, nature: IconTrees }

/**
 * A combobox that finds places, addresses, nature, communities and areas by name: arrow keys move through the list, Enter chooses (the
 * first, if none is active), Escape closes it and then empties the field.
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
  const id = useId()
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
    // The key belongs to a letter that is still being composed, as in Chinese.
    if (event.nativeEvent.isComposing) return
    if (options.move(event)) setOpen(true)
    if (event.key === 'Enter' && listShown) {
      event.preventDefault()
      // Nothing was asked for yet: only what is marked is chosen.
      choose(allResults[starting ? options.at : Math.max(0, options.at)])
    }
    if (event.key === 'Escape' && look !== 'layer' && text) {
      // The event must not end the drawing or the dialog around the field.
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
        <div id={options.listId} role="listbox" aria-label={t('search.results')} hidden={allResults.length === 0}>
          {results.map(({ group, found }) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={classes.group}>
              <div id={`${id}-${group}`} className={classes.heading}>
                {t(`search.group.${group}`)}
              </div>
              {found.map((one) => (
                <Option
                  key={one.key}
                  options={options}
                  index={allResults.indexOf(one)}
                  className={classes.option}
                  onTake={() => choose(one)}
                >
                  <FoundWords found={one} group={group} glyph={glyph} near={near} />
                </Option>
              ))}
            </div>
          ))}
        </div>
        <Status
          finder={finder}
          shown={listShown && !starting}
          count={allResults.length}
          layer={look === 'layer' && !starting}
        />
        <Source results={results} />
      </div>
    </search>
  )
}

interface FoundWordsProps extends Pick<FinderProps, 'glyph'> {
  found: Found
  group: FoundGroup
  near: Near | null
}

function FoundWords({ found, group, glyph, near }: FoundWordsProps) {
  const wordsOf = useFoundWords()
  const Icon = group === 'here' ? IconCurrentLocation : group === 'recent' ? IconHistory : (ICONS[group] ?? IconMapPin)
  const people = 'title' in found
  return (
    <>
      {people ? (
        <Decoration>
          <Suspense fallback={glyph(found.title)}>
            <FoundPicture bbox={found.title.bbox} />
          </Suspense>
        </Decoration>
      ) : (
        <Icon size={22} aria-hidden="true" />
      )}
      <span className={classes.words}>
        <span className={people ? classes.title : classes.name}>{found.name}</span>{' '}
        <span className={classes.what}>{wordsOf(found, near)}</span>
      </span>
    </>
  )
}

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
function Source({ results }: { results: readonly Results[] }) {
  const { t } = useTranslation()
  const places = results.flatMap(({ found }) => found.flatMap((one) => ('place' in one ? one.place.source : [])))
  const names = (['pdok', 'photon'] as const).filter((source) => places.includes(source)).map((one) => SOURCES[one])
  return names.length > 0 && <p className={classes.source}>{t('search.source', { names: names.join(', ') })}</p>
}
