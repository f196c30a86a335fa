import { createAtom, useSelector } from '@tanstack/react-store'

export type ColourScheme = 'light' | 'dark'

/** The key of the chosen theme in `localStorage`; `/theme.js` reads it before the first paint. If absent, the system's scheme is used. */
export const THEME_KEY = 'theme'
const BAR = { light: '#cce6ff', dark: '#222222' } as const

/** Counts the changes of `localStorage` and of the system's scheme, which have no store of their own. */
const changes = createAtom(0)
const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const chosenScheme = (): ColourScheme | null => {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** The scheme to show: the chosen one, else the system's. */
export const colourScheme = (): ColourScheme => chosenScheme() ?? (system().matches ? 'dark' : 'light')

/** Chooses a scheme for this device, from now on; null follows the system again. */
export function chooseColourScheme(scheme: ColourScheme | null): void {
  if (scheme) localStorage.setItem(THEME_KEY, scheme)
  else localStorage.removeItem(THEME_KEY)
  show()
}

// All colours follow the attribute `data-scheme` (tokens.css); the browser's toolbar follows the meta element.
function show() {
  const scheme = colourScheme()
  document.documentElement.dataset.scheme = scheme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[scheme])
  changes.set((count) => count + 1)
}

/** Shows the scheme and follows the system, and a choice made in another tab. */
export function watchColourScheme(): void {
  show()
  system().addEventListener('change', show)
  window.addEventListener('storage', (event) => event.key === THEME_KEY && show())
}

export const useColourScheme = (): ColourScheme => useSelector(changes, colourScheme)
/** The scheme that was chosen on this device; null while the system's is followed. */
export const useChosenScheme = (): ColourScheme | null => useSelector(changes, chosenScheme)
