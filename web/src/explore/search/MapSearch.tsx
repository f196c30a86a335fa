import { languageTag } from '@fieldfare/shared/locale.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'
import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommunities } from '../../community/data.ts'
import { localeOf } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { Mark } from '../../ui/Mark.tsx'
import { CommunityGlyph, LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { formatAt } from '../../map/view/mapAddress.ts'
import { usePlaces } from '../data.ts'
import classes from './MapSearch.module.css'
import { type Answer, answersFor, isNamed } from './searchResults.ts'

interface MapSearchProps {
  /** Floats over the map of a phone, with the logo in it. */
  floating?: boolean
  /** The areas to search in: those already loaded. */
  areas?: readonly AreaView[]
}

/**
 * A combobox that finds a town, a community or an area by its name and opens it. Written here: Mantine's would add 20 kB of popover
 * to the map page, and leaves the role to us.
 */
export function MapSearch({ floating = false, areas = [] }: MapSearchProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const places = usePlaces(wanted)
  const [sought] = useDebouncedValue(text.trim().slice(0, SEARCH_MAX), 250)
  const { items: found = [], isPrevious } = useCommunities({ text: sought }, wanted && sought.length > 1)
  // Results for earlier text are shown as long as they match.
  const earlier = isPrevious || sought !== text.trim()
  const communities = earlier ? found.filter((one) => isNamed(one, text)) : found
  const answers = answersFor(text, { places: places ?? [], communities, areas })
  const shown = open && text.trim().length > 1
  const country = new Intl.DisplayNames(languageTag(localeOf(i18n.language)), { type: 'region' })

  const choose = (answer: Answer | undefined) => {
    if (!answer) return
    setOpen(false)
    setText('')
    setActive(-1)
    if (answer.kind === 'area') return void navigate({ to: paths.area.pattern, params: { id: answer.id } })
    const search = answer.kind === 'community' ? { community: answer.id } : { at: formatAt(answer.at) }
    void navigate({ to: paths.map, search })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && answers.length > 0) {
      event.preventDefault()
      setActive((active + step + answers.length) % answers.length)
    }
    if (event.key === 'Enter' && shown) choose(answers[Math.max(0, active)])
    if (event.key === 'Escape') setOpen(false)
  }
  const words = (answer: Answer) =>
    answer.kind === 'place'
      ? country.of(answer.country)
      : t(answer.kind === 'area' ? 'map.page.search.area' : 'community.kind')

  return (
    <search className={floating ? `${classes.search} ${classes.floating}` : classes.search}>
      <span className={classes.icon} aria-hidden="true">
        {floating ? <Mark size={30} /> : <IconSearch size={20} />}
      </span>
      <input
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t('map.page.search.label')}
        placeholder={t(floating ? 'map.page.search.short' : 'map.page.search.label')}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => {
          setWanted(true)
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('map.page.search.answers')}
        className={classes.list}
        hidden={!shown || answers.length === 0}
      >
        {answers.map((answer, index) => (
          <li
            key={`${answer.kind} ${answer.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.answer}
            // Keeps the focus in the field: losing it closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(answer)}
            onKeyDown={undefined}
          >
            {answer.kind === 'place' ? (
              <IconMapPin size={22} aria-hidden="true" />
            ) : answer.kind === 'community' ? (
              <CommunityGlyph size={22} />
            ) : (
              <LevelGlyph level={answer.level} size={22} />
            )}
            <span className={answer.kind === 'place' ? classes.place : classes.title}>{answer.name}</span>
            <span className={classes.what}>{words(answer)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={shown && answers.length === 0 ? classes.none : classes.heard}>
        {shown &&
          (answers.length > 0
            ? t('map.page.search.found', { count: answers.length })
            : places && sought === text.trim() && t('map.page.search.none'))}
      </p>
    </search>
  )
}
