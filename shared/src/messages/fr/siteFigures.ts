import type { siteFigures as en } from '../en/siteFigures.ts'
import type { Like } from '../like.ts'

export const siteFigures: Like<typeof en> = {
  intro:
    'Totaux de tout le site au fil du temps. Les groupes de moins de {{count}} personnes ne sont pas affichés, et un total ne change qu’à {{count}} personnes près.',
  asOf: 'Compté le {{date}}.',
  asTable: 'En tableau',
  loading: 'Chargement des statistiques',
  csv: 'CSV',
  csvNamed: 'CSV : {{title}}',
  month: 'Mois',
  hidden: 'Moins de {{count}}',
  people: {
    title: 'Personnes',
    counted: 'Comptes à la fin de chaque mois',
  },
  areas: {
    title: 'Zones par niveau',
    counted: 'Zones à la fin de chaque mois',
  },
  subscriptions: {
    title: 'Adhésions',
    counted: 'Adhésions aux communautés à la fin de chaque mois',
  },
  pledged: {
    title: 'Promesses',
    counted: 'Euros promis à la fin de chaque mois',
  },
  funding: {
    title: 'Budgets nature par objectif',
    counted: 'Euros par an pour chaque objectif, selon les budgets à la fin de chaque mois',
  },
  fundingEach: {
    title: 'Budget nature par personne et par objectif',
    counted: 'Euros par an, en moyenne, de chaque personne qui donne à cet objectif',
  },
  ratings: {
    title: 'Notes',
    counted: 'Personnes ayant donné cette note à une zone, par paliers de {{count}}',
    group: 'Note',
    number: 'Personnes',
  },
  nothing: 'Trop peu de personnes pour le moment.',
}
