import type { Translate } from '@fieldfare/shared/translate.ts'
import type { ReactNode } from 'react'

/** A part of ui/ with its states by name. */
export interface Entry {
  part: string
  states: Record<string, (t: Translate) => ReactNode>
  /** `framed`: it fills a box that is given to it. `alone`: it covers the page, so that each state has an address of its own. */
  shown?: 'framed' | 'alone'
}

export const nothing = (): void => undefined
