import type { Like } from '../like.ts'
import type { link as en } from '../en/link.ts'

export const link: Like<typeof en> = {
  site: 'Dessinez la nature que vous aimez, dites ce qu’elle représente pour vous et rencontrez ceux qui en prennent soin.',
  noScript: 'Activez JavaScript dans votre navigateur pour explorer et dessiner.',
  pictureOf: 'Carte avec {{title}}',
  sitePicture: 'Carte de la côte au nord, et une grive litorne',
  map: 'Les lieux de nature que les gens ont dessinés, avec la note qu’ils ont donnée. Vous pouvez explorer sans compte.',
  area: '{{level}}, note de {{rating}} sur {{max}}.',
  in: {
    thread: 'Une discussion dans {{community}}.',
    poll: 'Un sondage dans {{community}}.',
    polis: 'Une conversation polis dans {{community}}.',
    treasure: 'Un trésor dans {{community}}.',
  },
}
