import { useState } from 'react'
import { askPosition, noPosition } from '../../map/controls/askPosition.ts'

/** In which order, or which of all communities: the newest, the nearest, those that one's areas touch. */
export type Way = 'newest' | 'near' | 'touching'
export interface FindingBy {
  way: Way
  /** From where, while it is the nearest that are sought. */
  near: { lng: number; lat: number } | undefined
  asking: boolean
  /** Why there is no position, as the key of a sentence. */
  missing: ReturnType<typeof noPosition> | null
  choose: (way: Way) => void
}

/** A kilometre or so: near enough to sort by, and nobody's address. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

/** Which communities are sought. The device is asked where it is only when somebody wants the nearest. */
export function useCommunityFilter(): FindingBy {
  const [way, setWay] = useState<Way>('newest')
  const [near, setNear] = useState<{ lng: number; lat: number }>()
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState<FindingBy['missing']>(null)

  async function findNear() {
    setAsking(true)
    try {
      const { lng, lat } = await askPosition()
      setNear({ lng: roughly(lng), lat: roughly(lat) })
      setWay('near')
    } catch (error) {
      setMissing(noPosition(error))
    } finally {
      setAsking(false)
    }
  }
  return {
    way,
    near: way === 'near' ? near : undefined,
    asking,
    missing,
    choose: (next) => {
      if (asking) return
      setMissing(null)
      if (next === 'near') void findNear()
      else setWay(next)
    },
  }
}
