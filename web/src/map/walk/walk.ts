import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import { NO_TRACK, type Track, withFix } from './track.ts'
import type { WalkDevice } from './walkDevice.ts'
import type { ScreenLock } from './wakeLock.ts'

/** Reasons why no positions come: the browser may not use them (`refused`), has no geolocation (`missing`), or has no signal (`silent`). */
export type WalkTrouble = 'refused' | 'missing' | 'silent'

export interface WalkState {
  status: 'idle' | 'waiting' | 'walking' | 'paused'
  track: Track
  trouble: WalkTrouble | null
  /** True while the screen is kept on. */
  awake: boolean
  /** True if this browser can keep the screen on. */
  canStayAwake: boolean
  /** Seconds of the longest time without a position during the walk; the line is straight over that time. */
  gap: number
  /** True if the device cannot store the track, so that a reload loses it. */
  unkept: boolean
}

export interface Walking extends WalkState {
  start(): void
  pause(): void
  discard(): void
  /** Makes the walked line the current ring of the drawing, and closes that ring. */
  finish(): void
}

export interface Walk extends Pick<ReadonlyAtom<WalkState>, 'get' | 'subscribe'> {
  /** Reads the track that was stored before a reload. */
  open(): Promise<void>
  /** Starts the walk, or continues the track. */
  start(): void
  pause(): void
  /** Stops the walk and deletes its track. */
  discard(): void
  /** Stops listening to the device; the track stays stored there. */
  close(): void
}

export interface WalkPlace {
  key: string
  device: WalkDevice
  lock: ScreenLock
  /** Undefined if the browser has no geolocation. */
  geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined
}

/** Milliseconds without a position after which `trouble` is set to `silent`. */
const SILENCE_MS = 20_000
/** Milliseconds between writes to the device: a reload can lose this much of the walk. */
const WRITE_MS = 3000
/** The least seconds of a gap that is mentioned to the person. */
export const GAP_MIN = 60

/** Records a walk from the positions of the device. Its state is outside of any React component. */
export function createWalk({ key, device, lock, geolocation }: WalkPlace): Walk {
  const state = createAtom<WalkState>({
    status: 'idle',
    track: NO_TRACK,
    trouble: null,
    awake: false,
    canStayAwake: lock.possible,
    gap: 0,
    unkept: false,
  })
  const patch = (part: Partial<WalkState>) => state.set({ ...state.get(), ...part })
  let watch: number | null = null
  let release: (() => void) | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  let writing: ReturnType<typeof setTimeout> | undefined
  let startedAt = 0

  const write = () => {
    clearTimeout(writing)
    writing = undefined
    device.write(key, state.get().track).then(
      () => patch({ unkept: false }),
      () => patch({ unkept: true }),
    )
  }
  const listenForSilence = () => {
    clearTimeout(silence)
    silence = setTimeout(() => patch({ trouble: 'silent' }), SILENCE_MS)
  }
  const onFix = ({ coords, timestamp }: GeolocationPosition) => {
    if (watch === null) return
    listenForSilence()
    const { track, gap } = state.get()
    const fix = { lng: coords.longitude, lat: coords.latitude, accuracy: coords.accuracy, at: timestamp }
    // A gap counts only between positions since the start; a browser may first return a position from before the request.
    const since = track.last && track.last.at >= startedAt ? (fix.at - track.last.at) / 1000 : 0
    const next = withFix(track, fix)
    patch({ status: 'walking', trouble: null, track: next, gap: Math.max(gap, since) })
    if (next.points !== track.points) writing ??= setTimeout(write, WRITE_MS)
  }
  const onError = ({ code }: GeolocationPositionError) => {
    if (watch === null) return
    if (code === 1) {
      stop('paused')
      patch({ trouble: 'refused' })
    } else patch({ trouble: 'silent' })
  }
  const stop = (status: 'idle' | 'paused') => {
    if (watch !== null) geolocation?.clearWatch(watch)
    watch = null
    clearTimeout(silence)
    release?.()
    release = null
    if (writing) write()
    const { track } = state.get()
    patch({ status: track.points.length > 0 || status === 'idle' ? status : 'idle', awake: false })
  }
  const onHide = () => writing && write()

  return {
    get: state.get,
    subscribe: state.subscribe,
    async open() {
      const track = await device.read(key)
      const current = state.get()
      if (current.status === 'idle' && current.track === NO_TRACK && track.points.length > 0)
        patch({ track, status: 'paused' })
    },
    start() {
      if (watch !== null) return
      if (!geolocation) return patch({ trouble: 'missing' })
      startedAt = Date.now()
      patch({ status: 'waiting', trouble: null })
      // Set before the call, since some browsers call `onFix` or `onError` before `watchPosition` returns.
      watch = -1
      const id = geolocation.watchPosition(onFix, onError, { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 })
      if (watch === null) geolocation.clearWatch(id)
      else watch = id
      listenForSilence()
      release ??= lock.hold((awake) => patch({ awake }))
      document.addEventListener('visibilitychange', onHide)
    },
    pause: () => stop('paused'),
    discard() {
      clearTimeout(writing)
      writing = undefined
      patch({ track: NO_TRACK, gap: 0, trouble: null })
      stop('idle')
      void device.drop(key)
    },
    close() {
      document.removeEventListener('visibilitychange', onHide)
      stop('paused')
    },
  }
}
