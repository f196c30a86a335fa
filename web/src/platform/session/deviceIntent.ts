import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { Level } from '@fieldfare/shared/limits.ts'

/** The acts that a guest can begin: those that an account keeps, and saving the area of a draft, which is done by its wizard. */
export type DeviceAct = IntentAct | 'save'

/** Something that a guest began on this device, before there was an account to keep it. */
export interface DeviceIntent {
  id: string
  act: DeviceAct
  /** The input of its call; for an area the key of its draft. */
  input: Record<string, unknown>
  /** The community that is joined with it. */
  community: { id: string; title: string } | null
  /** The page where it began. */
  then: string
  /** The name of what it is about. */
  name: string
  /** A line below the name, such as a size. */
  detail: string
  /** The shape to show on a map. */
  picture: { geometry: AreaShape; level: Level | null } | null
  /** The saved form with the same words, which is emptied once the account has them. */
  form: string | null
  begunAt: number
  /** The person for whom it is to be done: they saw it on the page where they signed in. */
  personId: string | null
}

const KEY = 'intent'
/** Milliseconds in which a guest comes back to what they began; later somebody else may sit here. */
const KEPT_MS = 24 * 3_600_000

/** Returns what was begun on this device, if anything. It comes from this device alone, never from an address. */
export function deviceIntent(): DeviceIntent | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as DeviceIntent | null
    return stored && stored.begunAt > Date.now() - KEPT_MS ? stored : null
  } catch {
    return null
  }
}

/** Keeps what was begun, in place of what was before. */
export function keepOnDevice(intent: DeviceIntent): void {
  if (!write(intent)) write({ ...intent, picture: null })
}

/** Says for whom what was begun is to be done. @returns it, if there is anything */
export function claimIntent(personId: string): DeviceIntent | null {
  const intent = deviceIntent()
  if (intent) write({ ...intent, personId })
  return intent
}

/** Forgets what was begun, if it is this. */
export function forgetOnDevice(id: string): void {
  if (deviceIntent()?.id === id) localStorage.removeItem(KEY)
}

/** Forgets whatever was begun: who comes in by another way than the one that showed it does something else now. */
export const forgetBegun = (): void => localStorage.removeItem(KEY)

/** Forgets what was begun for a person, who signs out; what a guest began stays. */
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
