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
  /** The name of the content that has the place, for titles. */
  value: string
  community: CommunityView
  placing: Placing
  onPlacing: (placing: Placing) => void
  /** The shapes of other content, shown while drawing; vertices snap to their borders. Read once, when a drawing begins. */
  beside?: readonly AreaOnMap[]
  /** The key under which this device keeps a walk (a line recorded by walking around the place). */
  walkKey: string
}

const NONE: readonly AreaOnMap[] = []

/**
 * The two dialogs that give content a place: a point, the shape of an existing area, or a newly drawn shape. They are rendered outside the form
 * that opens them: otherwise, Enter in a field of a dialog would send that form.
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
