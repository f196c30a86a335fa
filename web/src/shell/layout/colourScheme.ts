import { useSyncExternalStore } from 'react'

export type ColourScheme = 'light' | 'dark'

/** Where the chosen theme is kept; `/theme.js` reads it before the first paint. Absent: the system's. */
export const THEME_KEY = 'theme'
const BAR = { light: '#cce6ff', dark: '#222222' } as const

const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const chosen = (): ColourScheme | null => {
  const kept = localStorage.getItem(THEME_KEY)
  return kept === 'light' || kept === 'dark' ? kept : null
}

/** The scheme to show: the chosen one, else the system's. */
export const colourScheme = (): ColourScheme => chosen() ?? (system().matches ? 'dark' : 'light')

/** Chooses a scheme for this device, from now on; null follows the system again. */
export function chooseColourScheme(scheme: ColourScheme | null): void {
  if (scheme) localStorage.setItem(THEME_KEY, scheme)
  else localStorage.removeItem(THEME_KEY)
  show()
}

// The attribute is the component library's, so that its parts and ours turn together. The browser's own bar follows.
function show() {
  const scheme = colourScheme()
  document.documentElement.dataset.mantineColorScheme = scheme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[scheme])
  for (const listener of listeners) listener()
}

/** Shows the scheme and follows the system, and a choice made in another tab. */
export function watchColourScheme(): void {
  show()
  system().addEventListener('change', show)
  window.addEventListener('storage', (event) => event.key === THEME_KEY && show())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useColourScheme = (): ColourScheme => useSyncExternalStore(subscribe, colourScheme)
/** The scheme that was chosen on this device; null while the system's is followed. */
export const useChosenScheme = (): ColourScheme | null => useSyncExternalStore(subscribe, chosen)
