import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Ce que disent les gens de leurs zones qui recouvrent vos terres. Les nombres sont arrondis vers le bas par pas de {{count}} et les groupes plus petits ne sont pas affichés, pour que personne ne soit reconnu.',
  loading: 'Chargement des statistiques',
  asOf: 'Au {{date}}. Les nombres changent au plus une fois par semaine, et seulement si au moins {{count}} personnes de plus ou de moins ont dessiné ici. Les personnes inscrites depuis moins d’une semaine ne comptent pas encore.',
  notYet:
    'Il n’y a pas encore de statistiques. Nous comptons une fois par semaine et les affichons dès qu’au moins {{count}} personnes inscrites depuis une semaine ou plus ont dessiné ici.',
  few: 'moins de {{count}}',
  asTable: 'Afficher en tableaux',
  period: {
    label: 'Personnes ayant dessiné ici pour la première fois en',
    all: 'Toutes les années',
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
      title: 'Nouvelles personnes par an',
      counted: 'Personnes ayant dessiné ici pour la première fois, par an',
      group: 'Année',
    },
    subscribers: {
      title: 'Membres',
      counted:
        'Membres à la fin de chaque année ; nombres exacts, comme tout le monde peut les voir, comptés une fois par semaine',
      group: 'Année',
    },
  },
  said: {
    title: 'Dans leurs propres mots',
    hint: 'Pourquoi les gens notent ainsi leurs lieux. Seulement des personnes qui affichent leur nom.',
    hintOf:
      'Pourquoi les gens notent ainsi les lieux qu’ils ont dessinés en {{year}}. Seulement des personnes qui affichent leur nom.',
    none: 'Aucune personne qui affiche son nom n’a encore écrit pourquoi.',
  },
}
