import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { DESK_VIEW, layPicture, PHONE_VIEW } from '../../web/src/people/account/welcome/welcomeView.ts'

/** Half of the card's width on a desk, with its margins. */
const HALF_CARD = '14.375rem + 30px'

/**
 * The style of the map in the first words of the welcome page: the same still picture in the same place as in the app
 * (`MapPicture.tsx`), so that it is there before the app is, and nothing moves when that comes.
 * @param path the folder of the base map's files on the site
 */
export function firstPictureStyle(path: string): string {
  const phone = layPicture(PHONE_VIEW)
  const desk = layPicture(DESK_VIEW)
  // An element of the picture's own size: browsers take a shifted background for smaller, and the app's picture for a later, larger paint.
  const laid = ({ side, x, y }: typeof phone, beside = '') =>
    `left:calc(50%${beside} - ${side * x}px);top:calc(50% - ${side * y}px);width:${side}px;height:${side}px`
  const dark = '[data-scheme=dark] #words .map'
  return [
    `#words .map{position:absolute;top:0;left:0;width:100%;height:max(42vh,200px);overflow:hidden;background:${MAP_COLOURS.light.sea}}`,
    `#words .map div{position:absolute;${laid(phone)};background:url(${path}/welcome-light.svg) 0 0/100%}`,
    `${dark}{background:${MAP_COLOURS.dark.sea}}`,
    `${dark} div{background-image:url(${path}/welcome-dark.svg)}`,
    `@media (width>=45em){#words .map{position:fixed;height:100%}#words .map div{${laid(desk, ` + ${HALF_CARD}`)}}}`,
  ].join('')
}
