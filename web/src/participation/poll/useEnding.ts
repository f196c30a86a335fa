import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the end of a poll within which each open page of the poll reads it again, at a random moment. */
const SPREAD_MS = 600

/**
 * Tells whether a poll has ended: the server said so, or the remaining milliseconds that the server sent have passed. So a wrong clock of the
 * device does not matter. Reads the poll again at its end, and the server decides.
 * @param readAt the time when the poll was read, in milliseconds of the device's clock
 */
export function useEnding(
  { ended, endsIn }: Pick<PollView, 'ended' | 'endsIn'>,
  readAt: number,
  readAgain: () => void,
) {
  // The `readAt` of the reading of the poll whose remaining time has passed.
  const [over, setOver] = useState<number | null>(null)
  const onEnd = useEffectEvent(readAgain)
  useEffect(() => {
    if (endsIn === null) return
    let reading: ReturnType<typeof setTimeout> | undefined
    const remainingMs = Math.max(0, endsIn - (Date.now() - readAt))
    const end = setTimeout(
      () => {
        if (remainingMs > DAY_MS) return onEnd()
        setOver(readAt)
        reading = setTimeout(onEnd, Math.random() * SPREAD_MS)
      },
      // Timers cannot wait for longer than some weeks.
      Math.min(remainingMs, DAY_MS),
    )
    return () => {
      clearTimeout(end)
      clearTimeout(reading)
    }
  }, [endsIn, readAt])
  return ended || (endsIn !== null && over === readAt)
}
