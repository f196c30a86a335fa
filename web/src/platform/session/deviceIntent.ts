import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { Level } from '@fieldfare/shared/limits.ts'

/** The acts that a guest can begin: those that an account can keep, and saving the area of a draft, which the wizard does. */
export type DeviceAct = IntentAct | 'save'

/** An intent: something that a guest began on this device, before there was an account to keep it. */
export interface DeviceIntent {
  id: string
  act: DeviceAct
  /** The input of the call; for an area, the key of the draft. */
  input: Record<string, unknown>
  /** The community that the person joins along with the act. */
  community: { id: string; title: string } | null
  /** The path of the page where the act was begun. */
  then: string
  /** The name of the thing that the act is about. */
  name: string
  /** A line of text below the name, such as a size. */
  detail: string
  /** The shape to show on a map. */
  picture: { geometry: AreaShape; level: Level | null } | null
  /** The saved form with the same text, which is emptied once the account has the text. */
  form: string | null
  begunAt: number
  /** The person for whom the act is to be done, who saw the intent on the page where they signed in. */
  personId: string | null
}

const KEY = 'intent'
/** Milliseconds for which an intent of a guest is kept; later, somebody else may use this device. */
const KEPT_MS = 24 * 3_600_000

/** Returns the intent that was begun on this device, or null. It comes from this device alone, never from a URL. */
export function deviceIntent(): DeviceIntent | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as DeviceIntent | null
    return stored && stored.begunAt > Date.now() - KEPT_MS ? stored : null
  } catch {
    return null
  }
}

/** Keeps an intent on this device, in place of an earlier one. */
export function keepOnDevice(intent: DeviceIntent): void {
  if (!write(intent)) write({ ...intent, picture: null })
}

/** Sets the person for whom the intent on this device is to be done. @returns the intent, or null */
export function claimIntent(personId: string): DeviceIntent | null {
  const intent = deviceIntent()
  if (intent) write({ ...intent, personId })
  return intent
}

/** Removes the intent from this device, if it has this id. */
export function forgetOnDevice(id: string): void {
  if (deviceIntent()?.id === id) localStorage.removeItem(KEY)
}

/** Removes any intent: a person who signs in on a page that did not show the intent wants something else now. */
export const forgetBegun = (): void => localStorage.removeItem(KEY)

/** Called on signing out: removes an intent that was claimed for a person; an intent that a guest began stays. */
export function forgetClaimed(): void {
  if (deviceIntent()?.personId) localStorage.removeItem(KEY)
}

function write(intent: DeviceIntent): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(intent))
    return true
  } catch {
    // Storage is full or forbidden.
    return false
  }
}
