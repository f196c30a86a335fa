/** Keeps the screen on, if the browser can. */
export interface ScreenLock {
  /** True if this browser can keep a screen on at all. */
  possible: boolean
  /** Keeps the screen on until the returned function is called. `onChange` receives whether the screen is kept on now. */
  hold(onChange: (held: boolean) => void): () => void
}

/** The browser's screen lock. The browser releases it whenever the page is hidden, so it is requested again when the page is visible. */
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
        // A phone in power-saving mode refuses; the panel then warns that the screen may turn off.
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
