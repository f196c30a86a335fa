/** The key in local storage under which the choice of aerial photos is stored. */
const GROUND_KEY = 'map-ground'

/** Tells whether aerial photos were last chosen on this device. */
export const choseAerial = (): boolean => localStorage.getItem(GROUND_KEY) === 'aerial'

/** Stores the choice of aerial photos for all maps on this device. */
export function rememberGround(aerial: boolean): void {
  if (aerial) localStorage.setItem(GROUND_KEY, 'aerial')
  else localStorage.removeItem(GROUND_KEY)
}
