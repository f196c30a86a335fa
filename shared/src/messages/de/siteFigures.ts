import type { siteFigures as en } from '../en/siteFigures.ts'
import type { Like } from '../like.ts'

export const siteFigures: Like<typeof en> = {
  intro:
    'Summen der ganzen Seite im Zeitverlauf. Gruppen unter {{count}} Menschen sind nicht zu sehen, und eine Summe ändert sich erst mit {{count}} Menschen mehr oder weniger.',
  asOf: 'Gezählt am {{date}}.',
  asTable: 'Als Tabelle',
  loading: 'Statistik wird geladen',
  csv: 'CSV',
  csvNamed: 'CSV: {{title}}',
  month: 'Monat',
  hidden: 'Unter {{count}}',
  people: {
    title: 'Menschen',
    counted: 'Konten am Ende jedes Monats',
  },
  areas: {
    title: 'Gebiete nach Ebene',
    counted: 'Gebiete am Ende jedes Monats',
  },
  subscriptions: {
    title: 'Mitgliedschaften',
    counted: 'Mitgliedschaften in Communitys am Ende jedes Monats',
  },
  pledged: {
    title: 'Zusagen',
    counted: 'Zugesagte Euro am Ende jedes Monats',
  },
  funding: {
    title: 'Naturbudgets nach Ziel',
    counted: 'Euro im Jahr für jedes Ziel, nach den Budgets am Ende jedes Monats',
  },
  fundingEach: {
    title: 'Naturbudget je Person und Ziel',
    counted: 'Euro im Jahr je Person, die dem Ziel etwas gibt, im Durchschnitt',
  },
  ratings: {
    title: 'Bewertungen',
    counted: 'Menschen, die einem Gebiet diese Bewertung gaben, in Schritten von {{count}}',
    group: 'Bewertung',
    number: 'Menschen',
  },
  nothing: 'Noch zu wenige Menschen.',
}
