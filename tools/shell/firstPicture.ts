import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { DESK_VIEW, layPicture, PHONE_VIEW } from '../../web/src/people/account/welcome/welcomeView.ts'

/**
 * Returns the style of the map in the static HTML of the welcome page, for a site without an area to show: the same built-in picture at the
 * same position as in the app (`MapPicture.tsx`), so that it shows before the app runs, and nothing moves when the app takes over.
 * @param path the URL path of the base map's files
 */
export function firstPictureStyle(path: string): string {
  const phone = layPicture(PHONE_VIEW)
  const desk = layPicture(DESK_VIEW)
  // The element has the picture's full size: browsers would count a shifted background as smaller, and the app's picture as a later, larger paint.
  const laid = ({ side, x, y }: typeof phone) =>
    `left:calc(50% - ${side * x}px);top:calc(50% - ${side * y}px);width:${side}px;height:${side}px`
  const dark = '[data-scheme=dark] #words .map'
  return [
    `#words .map{background:${MAP_COLOURS.light.sea}}#words .still{background:${MAP_COLOURS.light.land}}`,
    `#words .map div{position:absolute;${laid(phone)};background:url(${path}/welcome-light.svg) 0 0/100%}`,
    `${dark}{background:${MAP_COLOURS.dark.sea}}${dark}.still{background:${MAP_COLOURS.dark.land}}`,
    `${dark} div{background-image:url(${path}/welcome-dark.svg)}`,
    `@media (width>=45em){#words .map div{${laid(desk)}}}`,
  ].join('')
}
