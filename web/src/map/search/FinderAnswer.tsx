import type { FoundTitle } from '@fieldfare/shared/search.ts'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Option, type useOptions } from '../../platform/ui/form/useOptions.tsx'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../platform/shell/states/PartBoundary.tsx'
import { IconCurrentLocation, IconHistory, IconMapPin, IconRoad, IconTrees } from '../../platform/ui/icons.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './Finder.module.css'
import type { Near } from './data.ts'
import type { Found, FoundGroup, Results } from './results.ts'
import type { FinderState } from './useFinder.ts'
import { useFoundWords } from './useFoundWords.ts'

/** Loaded lazily with the first result, since it needs the code that draws pictures of the map. */
const FoundPicture = lazyPart(async () => (await import('./FoundPicture.tsx')).FoundPicture)

const ICONS: Partial<Record<FoundGroup, typeof IconMapPin>> = { addresses: IconRoad, nature: IconTrees }

interface FinderAnswerProps {
  finder: FinderState
  /** The options of the field, in the order of the results. */
  options: ReturnType<typeof useOptions>
  results: readonly Results[]
  /** The position from which distances are measured, the middle of the map. */
  near?: Near | null
  /** True if the list is shown. */
  shown: boolean
  /** True if the list fills the whole screen of a phone. */
  layer?: boolean
  /** Returns the icon of an area or community, as on the map. */
  glyph: (title: FoundTitle) => ReactNode
  onChoose: (found: Found) => void
}

/** The results of a search as the list of a combobox; below the list a note about sources that could not be searched, and the credits. */
export function FinderAnswer({
  finder,
  options,
  results,
  near = null,
  shown,
  layer = false,
  glyph,
  onChoose,
}: FinderAnswerProps) {
  const { t } = useTranslation()
  const id = useId()
  const allResults = results.flatMap(({ found }) => found)
  return (
    <>
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
                onTake={() => onChoose(one)}
              >
                <FoundWords found={one} group={group} glyph={glyph} near={near} />
              </Option>
            ))}
          </div>
        ))}
      </div>
      <Status finder={finder} shown={shown} count={allResults.length} layer={layer} />
      <Source results={results} />
    </>
  )
}

interface FoundWordsProps extends Pick<FinderAnswerProps, 'glyph'> {
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
            <FoundPicture title={found.title} />
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
  finder: FinderState
  shown: boolean
  count: number
  layer: boolean
}

/** The status of a search: the number of results, for screen readers only, and visible notes if the search runs, failed or found nothing. */
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

/** The credits for the sources of the places in the results. */
function Source({ results }: { results: readonly Results[] }) {
  const { t } = useTranslation()
  const places = results.flatMap(({ found }) => found.flatMap((one) => ('place' in one ? one.place.source : [])))
  const names = (['pdok', 'photon'] as const).filter((source) => places.includes(source)).map((one) => SOURCES[one])
  return names.length > 0 && <p className={classes.source}>{t('search.source', { names: names.join(', ') })}</p>
}
