import { useEffect, useEffectEvent, useState } from 'react'
import type { Drawing } from './useDrawing.ts'

type Ended = Pick<Drawing, 'canFinish' | 'closed' | 'goal' | 'close' | 'showProblem'>

/** Returns functions that continue with the drawn shape. An open line is closed first; if that is impossible, the drawing says why. */
export function useContinue(drawing: Ended, onNext: () => void) {
  // Counts the presses: only the render after a press shows whether the drawing could be closed.
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
      // After a line that adds to, cuts or splits the shape, the person first looks at the changed shape.
      if (!drawing.goal) goOnAfterwards()
    },
    /** Calls `put`, which draws a shape, and then continues with that shape. */
    async goOnWith(put: () => Promise<unknown>) {
      await put()
      goOnAfterwards()
    },
  }
}
