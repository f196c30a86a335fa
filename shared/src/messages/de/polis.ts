import type { polis as en } from '../en/polis.ts'
import type { Like } from '../like.ts'

export const polis: Like<typeof en> = {
  start: 'Polis-Gespräch beginnen',
  loading: 'Gespräche werden geladen',
  emptyTitle: 'Noch kein Polis-Gespräch',
  empty:
    'In einem Polis-Gespräch stimmen alle kurzen Aussagen zu oder nicht, und man sieht, wo Gruppen sich unterscheiden und was sie teilen.',
  statements_zero: 'Keine ersten Aussagen',
  statements_one: '{{number}} erste Aussage',
  statements_other: '{{number}} erste Aussagen',
  form: {
    intro: 'In {{title}}. Alle können es lesen, Mitglieder stimmen ab.',
    title: 'Worum geht es?',
    titleHint: 'Höchstens {{max}} Zeichen.',
    id: 'Gespräch auf der Polis-Seite',
    idHint:
      'Beginne das Gespräch zuerst auf der Polis-Seite. Füge dann hier seine Adresse oder seinen Namen ein, etwa 4cvkai2ctw.',
    statements: 'Erste Aussagen',
    statementsHint:
      'Kurze Sätze, denen man zustimmen kann oder nicht, so wie du sie auf der Polis-Seite eingegeben hast. Sie erscheinen über dem Gespräch.',
    statement: 'Aussage {{number}}',
    add: 'Aussage hinzufügen',
    remove: 'Aussage {{number}} entfernen',
    submit: 'Gespräch beginnen',
  },
  page: {
    gone: 'Dieses Gespräch gibt es nicht mehr',
    goneText: 'Es wurde gelöscht, oder der Link ist unvollständig.',
    withCommunity: 'Die Community, zu der es gehörte, wurde gelöscht.',
    toCommunity: 'Andere Gespräche ansehen',
    by: 'Begonnen von {{name}}',
    share: 'Teilen',
    delete: 'Löschen',
    statements: 'Erste Aussagen',
  },
  frame: {
    third:
      'Dieses Gespräch läuft auf {{site}}, einem Dienst von anderen. Sobald du es anzeigst, sieht {{site}} deine Internetadresse und kann Cookies setzen.',
    pseudonym:
      'Du stimmst unter einem Pseudonym ab, das nur für dieses Gespräch gilt. Dein Name und deine E-Mail-Adresse werden nicht weitergegeben.',
    reads: 'Du kannst mitlesen. Nur Mitglieder dieser Community stimmen ab.',
    show: 'Gespräch anzeigen',
    title: 'Gespräch: {{title}}',
    waiting: 'Warten auf {{site}}',
    away: '{{site}} antwortet nicht. Vielleicht ist der Dienst gestört, oder dein Netz oder Browser blockiert ihn.',
    elsewhere: 'Auf {{site}} öffnen',
    off: 'Diese Plattform ist mit keiner Polis-Seite verbunden, darum lässt sich das Gespräch nicht anzeigen.',
  },
}
