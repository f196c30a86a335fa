import type { polis as en } from '../en/polis.ts'
import type { Like } from '../like.ts'

export const polis: Like<typeof en> = {
  start: 'Polis-gesprek beginnen',
  loading: 'Gesprekken laden',
  emptyTitle: 'Nog geen Polis-gesprek',
  empty:
    'In een Polis-gesprek is iedereen het eens of oneens met korte uitspraken, en zie je waar groepen verschillen en wat ze delen.',
  statements_zero: 'Geen eerste uitspraken',
  statements_one: '{{number}} eerste uitspraak',
  statements_other: '{{number}} eerste uitspraken',
  form: {
    intro: 'In {{title}}. Iedereen kan het lezen, leden stemmen.',
    title: 'Waar gaat het over?',
    titleHint: 'Hooguit {{max}} tekens.',
    id: 'Gesprek op de Polis-site',
    idHint: 'Begin het gesprek eerst op de Polis-site. Plak hier daarna het adres of de naam ervan, zoals 4cvkai2ctw.',
    statements: 'Eerste uitspraken',
    statementsHint:
      'Korte zinnen waar je het mee eens of oneens kunt zijn, zoals je ze op de Polis-site hebt ingevuld. Ze staan boven het gesprek.',
    statement: 'Uitspraak {{number}}',
    add: 'Uitspraak toevoegen',
    remove: 'Uitspraak {{number}} verwijderen',
    submit: 'Gesprek beginnen',
  },
  page: {
    gone: 'Dit gesprek bestaat niet meer',
    goneText: 'Het is verwijderd, of de link is niet compleet.',
    withCommunity: 'De community waar het bij hoorde, is verwijderd.',
    toCommunity: 'Andere gesprekken bekijken',
    by: 'Begonnen door {{name}}',
    share: 'Delen',
    delete: 'Verwijderen',
    statements: 'Eerste uitspraken',
  },
  frame: {
    third:
      'Dit gesprek staat op {{site}}, een dienst van anderen. Zodra je het toont, ziet {{site}} je internetadres en kan het cookies plaatsen.',
    pseudonym:
      'Je stemt onder een pseudoniem dat alleen voor dit gesprek geldt. Je naam en e-mailadres geven we niet door.',
    reads: 'Je kunt meelezen. Alleen leden van deze community stemmen.',
    show: 'Gesprek tonen',
    title: 'Gesprek: {{title}}',
    waiting: 'Wachten op {{site}}',
    away: '{{site}} antwoordt niet. Misschien ligt de dienst eruit, of houdt je netwerk of browser die tegen.',
    elsewhere: 'Openen op {{site}}',
    off: 'Dit platform is niet met een Polis-site verbonden, dus het gesprek kan niet worden getoond.',
  },
}
