import { createAtom, useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

const element = createAtom<HTMLElement | null>(null)

/** The bar's ref callback for the element in its middle. */
export const placeBarSlot = (next: HTMLElement | null): void => element.set(next)

/** Renders a page's own control, such as the map's search, in the middle of the bar. Renders nothing without a bar. */
export function BarSlot({ children }: { children: ReactNode }) {
  const slot = useSelector(element)
  return slot ? createPortal(children, slot) : null
}
