import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { useRef, useState } from 'react'
import { beginGoal, type Draft } from '../../../map/operations/operations.ts'
import { fromGeometry, toGeometry } from '../../../map/operations/shape.ts'
import { sidesOf } from '../../../map/shapes/sides.ts'

/** The two parts of an area that a line has split. */
export interface Divided {
  /** The id of the new area. It changes only with the line, so that saving twice makes one area. */
  id: string
  larger: AreaShape
  smaller: AreaShape
}

/** Returns the initial drawing of a line that is to split a shape, and the two parts (`divided`), null until the line splits the shape. */
export function useSplitLine(shape: AreaShape) {
  const [initial] = useState((): Draft => beginGoal('split')(fromGeometry(shape)).draft)
  const line = useRef<readonly Position[]>([])
  const [divided, setDivided] = useState<Divided | null>(null)
  return {
    initial,
    divided,
    onChange(draft: Draft) {
      if (draft.goal === 'split') line.current = draft.ring
      const shape = draft.closed ? toGeometry(draft) : null
      const sides = shape && sidesOf(shape, line.current)
      setDivided(sides && { id: crypto.randomUUID(), larger: sides[0], smaller: sides[1] })
    },
  }
}
