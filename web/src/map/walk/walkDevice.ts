import { del, get, set } from 'idb-keyval'
import { isTrack, NO_TRACK, type Track } from './track.ts'
import { askWalks } from './walkStore.ts'

/** A store of tracks, by the draft they belong to. */
export interface WalkDevice {
  read(key: string): Promise<Track>
  /** @throws Error when the device has no room or refuses */
  write(key: string, track: Track): Promise<void>
  drop(key: string): Promise<void>
}

/** The tracks of this device. They never leave it. A track that cannot be read counts as absent. */
export const walkDevice: WalkDevice = {
  async read(key) {
    const stored = await askWalks((from) => get<unknown>(key, from)).catch(() => undefined)
    return isTrack(stored) ? stored : NO_TRACK
  },
  write: (key, track) => askWalks((from) => set(key, track, from)),
  drop: (key) => askWalks((from) => del(key, from)).catch(() => undefined),
}
