import { useEffect, useEffectEvent, useState } from 'react'
import type { Drawing } from './useDrawing.ts'

type Ended = Pick<Drawing, 'canFinish' | 'closed' | 'goal' | 'close' | 'showProblem'>

/** Goes on with what is drawn: an open line is closed first, and what cannot be closed says why. */
export function useGoOn(drawing: Ended, onNext: () => void) {
  // Counts the presses: the render after one tells whether the drawing could be closed.
  const [presses, setPresses] = useState(0)
  const goOn = useEffectEvent(() => drawing.canFinish && onNext())
  useEffect(() => {
    if (presses > 0) goOn()
  }, [presses])
  const goOnAfterwards = () => setPresses((before) => before + 1)
  return {
    goOn() {
      if (drawing.canFinish) return onNext()
      if (drawing.closed) return drawing.showProblem()
      drawing.close()
      // The line of a purpose changes the shape, which one then looks at.
      if (!drawing.goal) goOnAfterwards()
    },
    /** Goes on with what is put on the map first. */
    async goOnWith(put: () => Promise<unknown>) {
      await put()
      goOnAfterwards()
    },
  }
}
