import type { Like } from '../like.ts'
import type { link as en } from '../en/link.ts'

export const link: Like<typeof en> = {
  site: 'Zeichne die Natur, die du liebst, erzähle, was sie dir bedeutet, und triff die Menschen, die sich um sie kümmern.',
  noScript: 'Schalte JavaScript in deinem Browser ein, um dich umzusehen und zu zeichnen.',
  pictureOf: 'Karte mit {{title}}',
  sitePicture: 'Karte der Küste im Norden und eine Wacholderdrossel',
  map: 'Die Orte in der Natur, die Menschen gezeichnet haben, mit ihrer Bewertung. Umsehen geht ohne Konto.',
  area: '{{level}}, Bewertung {{rating}} von {{max}}.',
  in: {
    thread: 'Ein Gespräch in {{community}}.',
    poll: 'Eine Umfrage in {{community}}.',
    polis: 'Ein Polis-Gespräch in {{community}}.',
    treasure: 'Ein Schatz in {{community}}.',
  },
}
