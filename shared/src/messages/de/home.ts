import type { Like } from '../like.ts'
import type { home as en } from '../en/home.ts'

export const home: Like<typeof en> = {
  greeting: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
    night: 'Guten Abend, {{name}}',
  },
  medal: {
    FIRST_AREA: 'Medaille für das erste Gebiet',
    FOUR_AREAS: 'Medaille für vier Gebiete',
    FUNDER: 'Medaille für das Naturbudget',
    TEN_COMMENTS: 'Medaille für zehn Kommentare',
    FIRST_PLEDGE: 'Medaille für die erste Zusage',
  },
  next: {
    label: 'Dein nächster Schritt',
    progress: '{{count}} von {{total}} Orten gezeichnet',
    title: {
      none: 'Welcher Ort würde dir fehlen?',
      one: 'Noch drei Orte zu zeichnen',
      two: 'Noch zwei Orte zu zeichnen',
      three: 'Noch ein Ort zu zeichnen',
      done: 'Alle vier stehen auf der Karte',
    },
    text: {
      none: 'Zeichne ihn auf die Karte und erzähl, was er dir bedeutet. Es dauert ein paar Minuten.',
      one: 'Einer von vieren steht auf der Karte. Wer sich darum kümmert, sieht, dass dieser Ort wichtig ist.',
      two: 'Zwei von vieren stehen auf der Karte. Welcher Ort kommt als Nächstes?',
      three: 'Drei von vieren stehen auf der Karte. Noch einer, und dein Teil ist komplett.',
      done: 'Zeichne mehr, wann du magst.',
    },
    action: {
      none: 'Dein erstes Gebiet zeichnen',
      one: 'Dein zweites Gebiet zeichnen',
      two: 'Dein drittes Gebiet zeichnen',
      three: 'Dein viertes Gebiet zeichnen',
      done: 'Noch ein Gebiet zeichnen',
    },
    goOn: 'Weitermachen mit {{title}}',
  },
  areas: {
    title: 'Meine Gebiete',
    all: 'Alle ansehen',
    empty: 'Die Orte, die du zeichnest, stehen hier, jeder mit einem eigenen Stück Karte.',
  },
  communities: {
    title: 'Meine Communitys',
    people_one: '{{number}} Person',
    people_other: '{{number}} Personen',
    find: 'Noch eine Community finden',
    findFirst: 'Community finden',
    empty:
      'Zeichnest du einen Ort in einer Community, trittst du ihr automatisch bei. Mit einem Klick trittst du wieder aus.',
  },
  waiting: {
    title: 'Wartet auf dich',
    none: 'Es wartet nichts auf dich. Geh nach draußen oder sieh dich auf der Karte um.',
    more: 'Mehr zeigen',
    notices: 'Benachrichtigungen',
    noNotices: 'Keine neuen Benachrichtigungen.',
    part: {
      invitations: 'Einladungen',
      inbox: 'Ungelesene Nachrichten',
      questions: 'Offene Umfragen',
      answers: 'Neue Kommentare',
      gifts: 'Deine Zusagen',
    },
    at: {
      invitations: '{{date}}',
      inbox: '{{date}}',
      questions: 'Offen bis {{date}}',
      answers: 'Zuletzt am {{date}}',
      gifts: 'Nächste am {{date}}',
    },
    count_one: '{{count}} neuer',
    count_other: '{{count}} neue',
  },
}
