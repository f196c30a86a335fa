import type { Like } from '../like.ts'
import type { welcome as en } from '../en/welcome.ts'

export const welcome: Like<typeof en> = {
  title: 'Zeichne die Natur, die du liebst.',
  text: 'Markiere sie auf der Karte, erzähl, was sie dir bedeutet, und lerne die Menschen kennen, die sich um sie kümmern.',
  taken: 'Für „{{page}}“ brauchst du ein Konto. Melde dich an oder registriere dich, dann bringen wir dich hin.',
  look: 'Auf der Karte umsehen',
  signInOrRegister: 'Anmelden oder registrieren',
  forgot: 'Passwort vergessen?',
  owner: 'Besitzt oder betreust du ein Gelände?',
  startCommunity: 'Community gründen',
  manageLand: 'Ich betreue ein Gelände',
  time: 'Deine Orte zu zeichnen dauert etwa 5 bis 8 Minuten.',
  mapLabel: 'Eine Karte mit Orten, die Menschen lieben',
  rated: 'Bewertung {{rating}}',
  invitedTitle: 'Du bist eingeladen, die Natur zu zeichnen, die du liebst.',
  invitedText: 'Forschende möchten wissen, was Natur den Menschen wert ist. Deine Orte und Antworten helfen dabei.',
  invitedTime: 'Es dauert etwa 5 bis 8 Minuten.',
  invitedReward:
    'Du verdienst 10 Euro nach den ersten Teilen und weitere 5 Euro nach allen sechs Bitten um eine Zusage.',
  takePart: 'Registrieren und mitmachen',
  goOn: 'Weiter',
}
