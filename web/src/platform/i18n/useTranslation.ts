import { useSyncExternalStore } from 'react'
import { followTexts, type Translation, translation } from './shownTexts.ts'

/** Returns `t` and the language of the reader; the component renders again once either changes. */
export const useTranslation = (): Translation => useSyncExternalStore(followTexts, translation)
