import type { Like } from '../like.ts'
import type { link as en } from '../en/link.ts'

export const link: Like<typeof en> = {
  site: 'Teken de natuur waar je van houdt, vertel wat je ermee hebt en ontmoet de mensen die ervoor zorgen.',
  noScript: 'Zet JavaScript aan in je browser om rond te kijken en te tekenen.',
  pictureOf: 'Kaart met {{title}}',
  sitePicture: 'Kaart van de kust in het noorden, en een kramsvogel',
  map: 'De plekken in de natuur die mensen tekenden, met het cijfer dat ze gaven. Rondkijken kan zonder account.',
  area: '{{level}}, cijfer {{rating}} van {{max}}.',
  in: {
    thread: 'Een gesprek in {{community}}.',
    poll: 'Een peiling in {{community}}.',
    polis: 'Een Polis-gesprek in {{community}}.',
    treasure: 'Een schat in {{community}}.',
  },
}
