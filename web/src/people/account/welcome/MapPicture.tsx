import { dark, light } from 'virtual:welcome-picture'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import classes from './MapPicture.module.css'
import { layPicture, PICTURE_SIDE } from './welcomeView.ts'
import type { MapPosition } from '../../../map/view/mapAddress.ts'

/**
 * The still picture of the map, exactly where the live map shows the same land. The static HTML of the first page has it as well
 * (`tools/shell/firstPicture.ts`); decoded at once, it takes that one's place without a flash.
 */
export function MapPicture({ view }: { view: MapPosition }) {
  const scheme = useColourScheme()
  const { side, x, y } = layPicture(view)
  return (
    <img
      className={classes.picture}
      src={scheme === 'dark' ? dark : light}
      alt=""
      decoding="sync"
      width={PICTURE_SIDE}
      height={PICTURE_SIDE}
      style={{ width: side, height: side, translate: `${-100 * x}% ${-100 * y}%` }}
    />
  )
}
