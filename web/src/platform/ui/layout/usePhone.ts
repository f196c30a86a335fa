import { useSyncExternalStore } from 'react'

/** Tells whether the screen is narrower than a tablet: bottom bar and sheets instead of rail and panels. */
export const usePhone = hookOf('(width < 45em)')

/** Tells whether the screen is wide enough for the whole drawer. */
export const useDesk = hookOf('(width >= 65em)')

/** Tells whether there is free space on both sides of a page, for the `beyond` of PageFrame. */
export const useVeryWide = hookOf('(width >= 118em)')

/** Tells whether this is a phone on its side: wide enough for panels, but too low for tools in them, and worked by touch. */
export const useLyingPhone = hookOf('(width >= 45em) and (height < 32em) and (pointer: coarse)')

function hookOf(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
