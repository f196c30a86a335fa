import { del, get, set } from 'idb-keyval'
import { isTrack, NO_TRACK, type Track } from './track.ts'
import { askWalks } from './walkStore.ts'

/** A store of tracks on the device. The key is that of the draft to which a track belongs. */
export interface WalkDevice {
  read(key: string): Promise<Track>
  /** Stores a track. @throws Error when the device has no room or refuses to store */
  write(key: string, track: Track): Promise<void>
  drop(key: string): Promise<void>
}

/** The tracks on this device, which are never sent. A track that cannot be read is treated as missing. */
export const walkDevice: WalkDevice = {
  async read(key) {
    const stored = await askWalks((from) => get<unknown>(key, from)).catch(() => undefined)
    return isTrack(stored) ? stored : NO_TRACK
  },
  write: (key, track) => askWalks((from) => set(key, track, from)),
  drop: (key) => askWalks((from) => del(key, from)).catch(() => undefined),
}
