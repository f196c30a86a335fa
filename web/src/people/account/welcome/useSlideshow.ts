import { useEffect, useState } from 'react'

/** Milliseconds that a story stays: time to read 200 characters, and to look at the map. */
export const STORY_MS = 12_000

export interface Slideshow {
  index: number
  playing: boolean
  /** Holds it while the pointer or the focus is on it; it goes on after. */
  hold: (held: boolean) => void
  pause: () => void
  play: () => void
  /** Shows another one, and stays there. */
  go: (by: 1 | -1) => void
}

/** Plays a number of things one after the other, each once. `still`: nothing moves unless it is asked for. */
export function useSlideshow(count: number, still: boolean): Slideshow {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(!still)
  const [isHeld, hold] = useState(false)
  const visible = useVisible()
  const runs = playing && !isHeld && visible && count > 1
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => {
      setIndex(index + 1 < count ? index + 1 : 0)
      if (index + 1 >= count) setPlaying(false)
    }, STORY_MS)
    return () => clearTimeout(timer)
  }, [runs, index, count])
  return {
    // A story may have become private meanwhile, which makes the list shorter.
    index: Math.min(index, Math.max(0, count - 1)),
    playing,
    hold,
    pause: () => setPlaying(false),
    play: () => setPlaying(true),
    go: (by) => {
      setPlaying(false)
      setIndex((index + by + count) % count)
    },
  }
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const change = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
  return visible
}
