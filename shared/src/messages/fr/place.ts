import type { place as en } from '../en/place.ts'
import type { Like } from '../like.ts'

export const place: Like<typeof en> = {
  title: 'Où se trouve « {{value}} » ?',
  hint: 'Touchez ou cliquez le lieu sur la carte. Si quelqu’un y a dessiné une zone, vous pouvez utiliser sa forme.',
  map: 'Carte de {{title}}, pour choisir un lieu',
  pin: 'Le lieu choisi',
  atCross: 'Ici, à la croix',
  useShape: 'Utiliser la forme de « {{title}} »',
  loadingShape: 'Chargement de la forme',
  tooLarge: 'Cette forme a trop de points. Choisissez un point ou une autre zone.',
  point: 'Un point est choisi.',
  shape: 'La forme de « {{title}} » est choisie.',
  none: 'Aucun lieu choisi.',
  done: 'Utiliser ce lieu',
}
