import { dark, light } from 'virtual:welcome-picture'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import classes from './MapPicture.module.css'
import { DESK_VIEW, layPicture, PHONE_VIEW, PICTURE_SIDE } from './welcomeView.ts'

/**
 * The built-in picture of the map with three places drawn on it, for a site without a story yet. The static HTML of the first page
 * contains the same picture (`tools/shell/firstPicture.ts`); synchronous decoding avoids a flash when this replaces that.
 */
export function MapPicture() {
  const scheme = useColourScheme()
  const { side, x, y } = layPicture(usePhone() ? PHONE_VIEW : DESK_VIEW)
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
