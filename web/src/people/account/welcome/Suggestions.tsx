import { PLACE_LETTERS_MIN } from '@fieldfare/shared/search.ts'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { foundGlyph } from '../../../map/find/foundGlyph.tsx'
import { foundPosition } from '../../../map/find/foundPosition.ts'
import { FinderAnswer } from '../../../map/search/FinderAnswer.tsx'
import type { Found } from '../../../map/search/results.ts'
import { useFinder } from '../../../map/search/useFinder.ts'
import { formatAt } from '../../../map/view/mapAddress.ts'
import { useOptions } from '../../../platform/ui/form/useOptions.tsx'
import classes from './WelcomeField.module.css'

/** Facts about the list of results that the search field announces to screen readers by ARIA attributes. */
export interface ListFacts {
  listId: string
  activeId: string | undefined
  expanded: boolean
}

export interface SuggestionsProps {
  text: string
  open: boolean
  /** True once the person submitted the text: its best result is chosen as soon as there is one. */
  submitted: boolean
  /** Called when nothing was found for a submitted text. */
  onNone: () => void
  /** Called with a position in the format of the map's URLs; without one if the text is too short to search and is not a town's name. */
  onChoose: (at?: string) => void
  onList: (facts: ListFacts) => void
  /** Set by this component to its handler of the keys that are pressed in the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
}

/** Pixels of a map page's width and height that bars and the panel take from the map. */
const BESIDE = 120

const nowhere = () => null

/** The list of places found for the name in the field, to choose one. */
export function Suggestions({ text, open, submitted, onNone, onChoose, onList, keys }: SuggestionsProps) {
  const finder = useFinder(nowhere)
  const { type, open: begin, searching, results } = finder
  const allResults = results.flatMap(({ found }) => found)
  const options = useOptions(allResults.map(({ key }) => key))
  const { listId, activeId, clear } = options
  const shown = open && finder.asked
  const expanded = shown && allResults.length > 0

  const follow = useEffectEvent(() => {
    type(text)
    clear()
  })
  const start = useEffectEvent(begin)
  useEffect(() => start(), [])
  useEffect(() => follow(), [text])
  const tell = useEffectEvent(onList)
  useEffect(() => tell({ listId, activeId, expanded }), [listId, activeId, expanded])
  useImperativeHandle(keys, () => (event) => void options.move(event))

  const choose = (found: Found) => {
    const size = { width: Math.max(window.innerWidth - BESIDE, BESIDE), height: window.innerHeight - BESIDE }
    onChoose(formatAt(foundPosition(found, size)))
  }
  const settle = useEffectEvent(() => {
    // Until the finder has received this text, the results are those of an earlier text.
    if (!submitted || finder.text !== text) return
    const best = allResults[Math.max(0, options.at)]
    if (best) choose(best)
    else if (!searching) (text.trim().length < PLACE_LETTERS_MIN ? onChoose : onNone)()
  })
  useEffect(() => settle(), [submitted, searching, allResults.length, finder.text])

  return (
    <div className={classes.answer} hidden={!shown}>
      <FinderAnswer {...{ finder, options, results, shown }} glyph={foundGlyph} onChoose={choose} />
    </div>
  )
}
