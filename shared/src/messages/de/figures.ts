import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Was Menschen sagen, deren Gebiete dein Land überlappen. Zahlen sind auf Schritte von {{count}} abgerundet und kleinere Gruppen werden nicht gezeigt, damit niemand herauszufinden ist.',
  loading: 'Wird gezählt',
  few: 'weniger als {{count}}',
  asTable: 'Als Tabellen zeigen',
  period: {
    label: 'Gebiete gezeichnet in',
    all: 'Alle Monate',
    year: 'Die letzten 12 Monate',
  },
  people: 'Menschen haben hier gezeichnet',
  areas: 'Gebiete überlappen dein Land',
  average: 'Bewertung im Schnitt',
  fans: 'Menschen sind Mitglied',
  atLeast: '{{number}}+',
  number: 'Menschen',
  csv: 'CSV',
  csvNamed: '{{title}} als CSV herunterladen',
  chart: {
    ratings: {
      title: 'Bewertungen',
      counted: 'Wie viele Menschen einen Ort so bewerten, 1 bis 10',
      group: 'Bewertung',
    },
    frequencies: {
      title: 'Besuche',
      counted: 'Wie viele Menschen wie oft kommen',
      group: 'Wie oft',
    },
    activities: {
      title: 'Aktivitäten',
      counted: 'Wie viele Menschen was tun; ein Mensch kann mehreres tun',
      group: 'Aktivität',
    },
    priorities: {
      title: 'Prioritäten',
      counted: 'Wie viele Menschen sagen, was ein Ort braucht',
      group: 'Was er braucht',
    },
    levels: {
      title: 'Wie weit es zählt',
      counted: 'Wie viele Menschen sagen, für wen ihr Ort zählt',
      group: 'Stufe',
    },
    drawn: {
      title: 'Gezeichnet nach Monat',
      counted: 'Wie viele Menschen in jedem Monat einen Ort gezeichnet haben',
      group: 'Monat',
    },
    subscribers: {
      title: 'Mitglieder',
      counted: 'Wie viele Menschen am Ende jedes Monats Mitglied waren; genau, wie alle es sehen können',
      group: 'Monat',
    },
  },
  said: {
    title: 'In ihren eigenen Worten',
    hint: 'Warum Menschen ihre Orte so bewerten. Nur von denen, die ihren Namen zeigen.',
    none: 'Noch niemand, der seinen Namen zeigt, hat geschrieben, warum.',
  },
}
