import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { DESK_VIEW, layPicture, PHONE_VIEW } from '../../web/src/people/account/welcome/welcomeView.ts'

/**
 * The style of the map in the first words of the welcome page, where there is no place to show: the same built-in picture in the same place as
 * in the app (`MapPicture.tsx`), so that it is there before the app is, and nothing moves when that comes.
 * @param path the folder of the base map's files on the site
 */
export function firstPictureStyle(path: string): string {
  const phone = layPicture(PHONE_VIEW)
  const desk = layPicture(DESK_VIEW)
  // An element of the picture's own size: browsers take a shifted background for smaller, and the app's picture for a later, larger paint.
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
