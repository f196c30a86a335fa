/** Keeps the screen on, as far as the browser can. */
export interface ScreenLock {
  /** True if this browser can keep a screen on at all. */
  possible: boolean
  /** Keeps it on until the returned function is called. `onChange` says whether it is kept on now. */
  hold(onChange: (held: boolean) => void): () => void
}

/** The lock of this browser. It is lost whenever the page is hidden, and taken again when it is back. */
export const screenLock: ScreenLock = {
  get possible() {
    return typeof navigator !== 'undefined' && 'wakeLock' in navigator
  },
  hold(onChange) {
    let ended = false
    let lock: WakeLockSentinel | null = null
    const take = async () => {
      if (ended || document.visibilityState !== 'visible') return
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (ended) return void sentinel.release()
        lock = sentinel
        onChange(true)
        sentinel.addEventListener('release', () => !ended && onChange(false))
      } catch {
        // A phone that saves power refuses; the panel says so.
        onChange(false)
      }
    }
    const takeAgain = () => void take()
    if (this.possible) {
      document.addEventListener('visibilitychange', takeAgain)
      void take()
    }
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', takeAgain)
      void lock?.release()
    }
  },
}
