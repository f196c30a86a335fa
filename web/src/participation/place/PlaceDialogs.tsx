import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AreaOnMap } from '../../map/view/mapProps.ts'
import { DrawPlaceDialog } from './DrawPlaceDialog.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import type { PlaceWay, Placing } from './placing.ts'

interface PlaceDialogsProps {
  /** The screen that is open. */
  way: PlaceWay | null
  onWay: (way: PlaceWay | null) => void
  /** The texts about the content that has the place. */
  value: string
  community: CommunityView
  placing: Placing
  onPlacing: (placing: Placing) => void
  /** The shapes of others, to draw beside them; read once for each drawing. */
  beside?: readonly AreaOnMap[]
  /** Names a walk around the place on this device. */
  walkKey: string
}

const NONE: readonly AreaOnMap[] = []

/**
 * Gives content a place: a point, the shape of an area that somebody drew, or a shape of its own. Mounted outside of the form that opens it,
 * which Enter in a field of these dialogs would send.
 */
export function PlaceDialogs({ way, onWay, beside = NONE, ...rest }: PlaceDialogsProps) {
  const [from, setFrom] = useState<ContentPlace | null>(null)
  const close = () => onWay(null)
  return createPortal(
    <>
      <PlaceDialog
        open={way === 'choose'}
        onClose={close}
        onDraw={(chosen) => {
          setFrom(chosen)
          onWay('draw')
        }}
        {...rest}
      />
      <DrawPlaceDialog open={way === 'draw'} onClose={close} from={from} beside={beside} {...rest} />
    </>,
    document.body,
  )
}
