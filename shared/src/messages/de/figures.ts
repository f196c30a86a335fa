import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Was Menschen über ihre Gebiete sagen, die dein Gelände überlappen. Zahlen sind auf Schritte von {{count}} abgerundet, und kleinere Gruppen werden nicht angezeigt, damit niemand zu erkennen ist.',
  loading: 'Die Statistik wird geladen',
  asOf: 'Stand: {{date}}. Die Zahlen ändern sich höchstens einmal in der Woche und nur, wenn hier mindestens {{count}} Menschen mehr oder weniger gezeichnet haben. Wer sich vor weniger als einer Woche registriert hat, zählt noch nicht.',
  notYet:
    'Es gibt noch keine Statistik. Wir zählen einmal in der Woche und zeigen sie, sobald hier mindestens {{count}} Menschen gezeichnet haben, die sich vor mindestens einer Woche registriert haben.',
  few: 'weniger als {{count}}',
  asTable: 'Als Tabellen anzeigen',
  period: {
    label: 'Menschen, die hier zum ersten Mal gezeichnet haben in',
    all: 'Alle Jahre',
  },
  people: 'Menschen haben hier gezeichnet',
  areas: 'Gebiete überlappen dein Gelände',
  average: 'Bewertung im Durchschnitt',
  fans: 'Mitglieder',
  atLeast: '{{number}}+',
  number: 'Menschen',
  csv: 'CSV herunterladen',
  csvNamed: 'CSV herunterladen: {{title}}',
  chart: {
    ratings: {
      title: 'Bewertungen',
      counted: 'Menschen je Bewertung, von 1 bis 10',
      group: 'Bewertung',
    },
    frequencies: {
      title: 'Besuche',
      counted: 'Menschen je Besuchshäufigkeit',
      group: 'Wie oft',
    },
    activities: {
      title: 'Aktivitäten',
      counted: 'Menschen je Aktivität; eine Person kann mehrere nennen',
      group: 'Aktivität',
    },
    priorities: {
      title: 'Prioritäten',
      counted: 'Menschen je Priorität',
      group: 'Was er braucht',
    },
    levels: {
      title: 'Wichtig für',
      counted: 'Menschen je Ebene',
      group: 'Ebene',
    },
    drawn: {
      title: 'Neue Menschen pro Jahr',
      counted: 'Menschen, die hier zum ersten Mal gezeichnet haben, pro Jahr',
      group: 'Jahr',
    },
    subscribers: {
      title: 'Mitglieder',
      counted: 'Mitglieder am Ende jedes Jahres; genaue Zahlen, wie alle sie sehen können, einmal in der Woche gezählt',
      group: 'Jahr',
    },
  },
  said: {
    title: 'In ihren eigenen Worten',
    hint: 'Warum Menschen ihre Orte so bewerten. Nur von Menschen, die ihren Namen anzeigen.',
    hintOf:
      'Warum Menschen die Orte, die sie {{year}} gezeichnet haben, so bewerten. Nur von Menschen, die ihren Namen anzeigen.',
    none: 'Noch niemand, der seinen Namen anzeigt, hat geschrieben, warum.',
  },
}
