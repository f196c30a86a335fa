import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useCallback, useState } from 'react'
import { MapThumbnail } from '../../../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../../../platform/shell/layout/colourScheme.ts'
import classes from './CommunityPage.module.css'

/** Pixels cut off at each edge of the picture, to hide its round corners. */
const EDGE = 14

/** A still picture of a community's land, shown until its map has loaded, and on devices that cannot draw maps. */
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
