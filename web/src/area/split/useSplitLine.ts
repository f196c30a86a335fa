import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { useMemo, useState } from 'react'
import { beginGoal, type Draft } from '../../map/operations/operations.ts'
import { fromGeometry, toGeometry } from '../../map/operations/shape.ts'
import { sidesOf } from '../../map/shapes/sides.ts'

/** An area that a line split. */
export interface Divided {
  /** The id of the new area: the same as long as the line is, so that saving twice makes one. */
  id: string
  larger: AreaShape
  smaller: AreaShape
}

/** A drawing that begins with a line to split a shape, and what the line made of it. */
export function useSplitLine(shape: AreaShape) {
  const [initial] = useState((): Draft => beginGoal('split')(fromGeometry(shape)).draft)
  const [line, setLine] = useState<readonly Position[]>([])
  const [cut, setCut] = useState<Draft | null>(null)
  const divided = useMemo((): Divided | null => {
    const whole = cut && toGeometry(cut)
    const sides = whole && sidesOf(whole, line)
    return sides ? { id: crypto.randomUUID(), larger: sides[0], smaller: sides[1] } : null
  }, [cut, line])
  return {
    initial,
    divided,
    onChange(draft: Draft) {
      if (draft.goal === 'split') setLine(draft.ring)
      setCut(draft.closed ? draft : null)
    },
  }
}
