import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Ce que disent les gens dont les zones recouvrent votre terrain. Les nombres sont arrondis vers le bas par pas de {{count}} et les groupes plus petits ne sont pas montrés, pour que personne ne soit reconnu.',
  loading: 'On compte',
  few: 'moins de {{count}}',
  asTable: 'Montrer en tableaux',
  period: {
    label: 'Zones dessinées en',
    all: 'Tous les mois',
    year: 'Les 12 derniers mois',
  },
  people: 'personnes ont dessiné ici',
  areas: 'zones recouvrent votre terrain',
  average: 'note en moyenne',
  fans: 'personnes abonnées',
  atLeast: '{{number}}+',
  number: 'Personnes',
  csv: 'CSV',
  csvNamed: 'Télécharger {{title}} en CSV',
  chart: {
    ratings: {
      title: 'Notes',
      counted: 'Combien de personnes ont donné cette note à un lieu, de 1 à 10',
      group: 'Note',
    },
    frequencies: {
      title: 'Visites',
      counted: 'Combien de personnes viennent à quelle fréquence',
      group: 'Fréquence',
    },
    activities: {
      title: 'Activités',
      counted: 'Combien de personnes font quoi ; une personne peut faire plusieurs choses',
      group: 'Activité',
    },
    priorities: {
      title: 'Priorités',
      counted: 'Combien de personnes disent ce dont un lieu a besoin',
      group: 'Besoin',
    },
    levels: {
      title: 'Jusqu’où cela compte',
      counted: 'Combien de personnes disent pour qui leur lieu compte',
      group: 'Niveau',
    },
    drawn: {
      title: 'Dessinées par mois',
      counted: 'Combien de personnes ont dessiné un lieu chaque mois',
      group: 'Mois',
    },
    subscribers: {
      title: 'Personnes abonnées',
      counted:
        'Combien de personnes étaient abonnées à la fin de chaque mois ; exact, comme tout le monde peut le voir',
      group: 'Mois',
    },
  },
  said: {
    title: 'Dans leurs propres mots',
    hint: 'Pourquoi les gens notent ainsi leurs lieux. Seulement de ceux qui montrent leur nom.',
    none: 'Personne qui montre son nom n’a encore écrit pourquoi.',
  },
}
