import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useElementSize } from '@mantine/hooks'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import classes from './CommunityPage.module.css'

const HEIGHT = 216
/** The width of the card at the left: the land is centred in the rest. */
const CARD = 536
/** The picture's own round corners are cut off. */
const EDGE = 14

/** The land of a community across the top of its page. */
export function HeaderMap({ geometry }: { geometry: AreaShape }) {
  const { ref, width } = useElementSize()
  const theme = useColourScheme()
  const phone = usePhone()
  const room = phone || width < CARD + 240 ? width : width + CARD
  return (
    <div ref={ref} className={classes.map}>
      {width > 0 && (
        <div className={classes.picture} style={{ width: room + 2 * EDGE }}>
          <MapThumbnail
            geometry={geometry}
            level={null}
            theme={theme}
            width={room + 2 * EDGE}
            height={HEIGHT + 2 * EDGE}
          />
        </div>
      )}
    </div>
  )
}
