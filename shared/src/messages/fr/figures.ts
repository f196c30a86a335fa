import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Ce que disent les gens de leurs zones qui recouvrent vos terres. Les nombres sont arrondis vers le bas par pas de {{count}} et les groupes plus petits ne sont pas affichés, pour que personne ne soit reconnu.',
  loading: 'Chargement des statistiques',
  asOf: 'Au {{date}}. Les nombres changent au plus une fois par semaine, et seulement si au moins {{count}} personnes de plus ou de moins ont dessiné ici. Les personnes inscrites depuis moins d’une semaine ne comptent pas encore.',
  few: 'moins de {{count}}',
  asTable: 'Afficher en tableaux',
  period: {
    label: 'Zones dessinées en',
    all: 'Tous les mois',
    year: 'Les 12 derniers mois',
  },
  people: 'personnes ont dessiné ici',
  areas: 'zones recouvrent vos terres',
  average: 'note moyenne',
  fans: 'membres',
  atLeast: '{{number}}+',
  number: 'Personnes',
  csv: 'Télécharger en CSV',
  csvNamed: 'Télécharger en CSV : {{title}}',
  chart: {
    ratings: {
      title: 'Notes',
      counted: 'Personnes par note, de 1 à 10',
      group: 'Note',
    },
    frequencies: {
      title: 'Visites',
      counted: 'Personnes par fréquence de visite',
      group: 'Fréquence',
    },
    activities: {
      title: 'Activités',
      counted: 'Personnes par activité ; une personne peut en avoir plusieurs',
      group: 'Activité',
    },
    priorities: {
      title: 'Priorités',
      counted: 'Personnes par priorité',
      group: 'Besoin',
    },
    levels: {
      title: 'Pour qui il compte',
      counted: 'Personnes par niveau',
      group: 'Niveau',
    },
    drawn: {
      title: 'Dessinées par mois',
      counted: 'Personnes qui ont dessiné un lieu, par mois',
      group: 'Mois',
    },
    subscribers: {
      title: 'Membres',
      counted: 'Membres à la fin de chaque mois ; nombres exacts, comme tout le monde peut les voir',
      group: 'Mois',
    },
  },
  said: {
    title: 'Dans leurs propres mots',
    hint: 'Pourquoi les gens notent ainsi leurs lieux. Seulement des personnes qui affichent leur nom.',
    none: 'Aucune personne qui affiche son nom n’a encore écrit pourquoi.',
  },
}
