import type { Translate } from '@fieldfare/shared/translate.ts'
import type { ReactNode } from 'react'

/** A component of platform/ui with its states by name. */
export interface Entry {
  part: string
  states: Record<string, (t: Translate) => ReactNode>
  /** `framed`: the component fills a box around it. `alone`: the component covers the page, so that each state has its own URL. */
  shown?: 'framed' | 'alone'
}

export const nothing = (): void => undefined
