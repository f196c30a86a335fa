import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useElementSize } from '@mantine/hooks'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { remPx } from '../../ui/layout/remPx.ts'
import { useDesk, useWide } from '../../ui/layout/usePhone.ts'
import classes from './CommunityPage.module.css'

/** As in the stylesheet: the width of the page's column and of the card in `rem`, the gutter in pixels. */
const COLUMN = 65.5
const CARD = 28.5
const GUTTER = 40
/** The picture's own round corners are cut off. */
const EDGE = 14

/** The land of a community: across the top of its page, and on a very wide screen beside it. */
export function HeaderMap({ geometry }: { geometry: AreaShape }) {
  const { ref, width, height } = useElementSize()
  const theme = useColourScheme()
  const [desk, wide] = [useDesk(), useWide()]
  // A picture wider than its place by what the card covers has the land in the middle of the rest.
  const room = desk && !wide ? width + covered(width) : width
  return (
    <div ref={ref} className={classes.map}>
      {width > 0 && (
        <div className={classes.picture} style={{ width: room + 2 * EDGE }}>
          <MapThumbnail
            geometry={geometry}
            level={null}
            theme={theme}
            width={room + 2 * EDGE}
            height={height + 2 * EDGE}
          />
        </div>
      )}
    </div>
  )
}

/** Pixels at the left, up to the right edge of the card. */
function covered(width: number): number {
  const rem = remPx()
  return Math.max(0, (width - COLUMN * rem) / 2) + GUTTER + CARD * rem
}
