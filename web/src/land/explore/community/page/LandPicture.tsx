import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useElementSize } from '@mantine/hooks'
import { MapThumbnail } from '../../../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../../../platform/shell/layout/colourScheme.ts'
import classes from './CommunityPage.module.css'

/** The picture's own round corners are cut off, in pixels. */
const EDGE = 14

/** The land of a community, still: behind its map until that is there, and where a device cannot draw one. */
export function LandPicture({ geometry }: { geometry: AreaShape }) {
  const { ref, width, height } = useElementSize()
  const theme = useColourScheme()
  const [wide, high] = [Math.round(width) + 2 * EDGE, Math.round(height) + 2 * EDGE]
  return (
    <div ref={ref} className={classes.land}>
      {width > 0 && (
        <div className={classes.picture} style={{ width: wide }}>
          <MapThumbnail geometry={geometry} level={null} theme={theme} width={wide} height={high} />
        </div>
      )}
    </div>
  )
}
