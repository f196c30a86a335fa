/** The key under which this device remembers that its maps show aerial photos. */
const GROUND_KEY = 'map-ground'

/** Tells whether aerial photos were chosen on this device. */
export const choseAerial = (): boolean => localStorage.getItem(GROUND_KEY) === 'aerial'

/** Remembers the choice for every map on this device. */
export function rememberGround(aerial: boolean): void {
  if (aerial) localStorage.setItem(GROUND_KEY, 'aerial')
  else localStorage.removeItem(GROUND_KEY)
}
