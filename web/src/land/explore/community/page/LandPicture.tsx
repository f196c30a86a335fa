import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useCallback, useState } from 'react'
import { MapThumbnail } from '../../../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../../../platform/shell/layout/colourScheme.ts'
import classes from './CommunityPage.module.css'

/** The picture's own round corners are cut off, in pixels. */
const EDGE = 14

/** The land of a community, still: behind its map until that is there, and where a device cannot draw one. */
export function LandPicture({ geometry }: { geometry: AreaShape }) {
  const theme = useColourScheme()
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  const measured = useCallback((land: HTMLElement | null) => {
    if (!land) return
    const observer = new ResizeObserver(() => setSize({ width: land.clientWidth, height: land.clientHeight }))
    observer.observe(land)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={measured} className={classes.land}>
      {width > 0 && (
        <div className={classes.picture} style={{ width: width + 2 * EDGE }}>
          <MapThumbnail
            geometry={geometry}
            level={null}
            theme={theme}
            width={width + 2 * EDGE}
            height={height + 2 * EDGE}
          />
        </div>
      )}
    </div>
  )
}
