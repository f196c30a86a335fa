import { createStore, del, clear, get, set, type UseStore } from 'idb-keyval'
import { isTrack, NO_TRACK, type Track } from './track.ts'

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
    return isTrack(kept) ? kept : NO_TRACK
  },
  write: (key, track) => set(key, track, opened()),
  drop: (key) => del(key, opened()).catch(() => undefined),
}

/** Removes all tracks from this device. Called when a person signs out. */
export const forgetWalks = (): Promise<void> => clear(opened()).catch(() => undefined)
