import { createStore, del, clear, get, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import { NO_TRACK, type Track } from './track.ts'

const Fix = z.object({ lng: z.number(), lat: z.number(), accuracy: z.number(), at: z.number() })
const Walked = z.object({
  points: z.array(Fix),
  last: Fix.nullable(),
  metres: z.number(),
  jumps: z.number(),
  rough: z.number(),
})

/** Where tracks are kept, by the draft they belong to. */
export interface WalkDevice {
  read(key: string): Promise<Track>
  /** @throws Error when the device has no room or refuses */
  write(key: string, track: Track): Promise<void>
  drop(key: string): Promise<void>
}

let store: UseStore | undefined
const opened = () => (store ??= createStore('fieldfare-walks', 'walks'))

/** The tracks of this device. They never leave it. What cannot be read is not there. */
export const walkDevice: WalkDevice = {
  async read(key) {
    const kept = await get<unknown>(key, opened()).catch(() => undefined)
    return Walked.safeParse(kept).data ?? NO_TRACK
  },
  write: (key, track) => set(key, track, opened()),
  drop: (key) => del(key, opened()).catch(() => undefined),
}

/** Removes all tracks from this device. Called when a person signs out. */
export const forgetWalks = (): Promise<void> => clear(opened()).catch(() => undefined)
