import { useState } from 'react'
import { requestPosition, positionFailure } from '../../../map/controls/requestPosition.ts'

/** The order or selection of communities: the newest, the nearest, or those that the reader's areas touch. */
export type Way = 'newest' | 'near' | 'touching'
export interface FindingBy {
  way: Way
  /** The position from which the distance is measured, if `way` is `near`. */
  near: { lng: number; lat: number } | undefined
  asking: boolean
  /** The key of the text that says why there is no position. */
  missing: ReturnType<typeof positionFailure> | null
  choose: (way: Way) => void
}

/** Rounds a coordinate to about a kilometre: exact enough to sort by distance, without revealing where the person is. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

/** The filter of the community list. Asks the device for its position only when the user wants the nearest. */
export function useCommunityFilter(): FindingBy {
  const [way, setWay] = useState<Way>('newest')
  const [near, setNear] = useState<{ lng: number; lat: number }>()
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState<FindingBy['missing']>(null)

  async function findNear() {
    setAsking(true)
    try {
      const { lng, lat } = await requestPosition()
      setNear({ lng: roughly(lng), lat: roughly(lat) })
      setWay('near')
    } catch (error) {
      setMissing(positionFailure(error))
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
