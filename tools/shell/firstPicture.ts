import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { DESK_VIEW, layPicture, PHONE_VIEW } from '../../web/src/account/welcome/welcomeView.ts'

/** Half of what the card covers on a desk, with its margins. */
const HALF_CARD = '14.375rem + 30px'

/**
 * The style of the map in the first words of the welcome page: the same still picture in the same place as in the app
 * (`MapPicture.tsx`), so that it is there before the app is, and nothing moves when that comes.
 * @param path the folder of the base map's files on the site
 */
export function firstPictureStyle(path: string): string {
  const phone = layPicture(PHONE_VIEW)
  const desk = layPicture(DESK_VIEW)
  // A percentage places the middle of the picture in the middle of the box; the rest shifts it to the view's own middle.
  const across = ({ side, x }: typeof phone) => `50% + ${Math.round(side * (0.5 - x))}px`
  const down = ({ side, y }: typeof phone) => `calc(50% + ${Math.round(side * (0.5 - y))}px)`
  const dark = '[data-mantine-color-scheme=dark] #words .map'
  return [
    `#words .map{position:absolute;top:0;left:0;width:100%;height:max(42vh,200px);`,
    `background:${MAP_COLOURS.light.sea} url(${path}/welcome-light.svg) calc(${across(phone)}) ${down(phone)}/${phone.side}px no-repeat}`,
    `${dark}{background-color:${MAP_COLOURS.dark.sea};background-image:url(${path}/welcome-dark.svg)}`,
    `@media (width>=45em){#words .map{position:fixed;height:100%;`,
    `background-size:${desk.side}px;background-position:calc(${across(desk)} + ${HALF_CARD}) ${down(desk)}}}`,
  ].join('')
}
