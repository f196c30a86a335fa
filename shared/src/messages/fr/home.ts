import type { Like } from '../like.ts'
import type { home as en } from '../en/home.ts'

export const home: Like<typeof en> = {
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bonjour, {{name}}',
    evening: 'Bonsoir, {{name}}',
    night: 'Bonsoir, {{name}}',
  },
  medal: {
    FIRST_AREA: 'médaille de la première zone',
    FOUR_AREAS: 'médaille des quatre zones',
    FUNDER: 'médaille du budget nature',
    TEN_COMMENTS: 'médaille des dix commentaires',
    FIRST_PLEDGE: 'médaille de la première promesse',
  },
  next: {
    label: 'Votre prochaine étape',
    progress: '{{count}} lieux dessinés sur {{total}}',
    title: {
      none: 'Quel lieu vous manquerait ?',
      one: 'Encore trois lieux à dessiner',
      two: 'Encore deux lieux à dessiner',
      three: 'Encore un lieu à dessiner',
      done: 'Les quatre sont sur la carte',
    },
    text: {
      none: 'Dessinez-le sur la carte et dites ce qu’il représente pour vous. Cela prend quelques minutes.',
      one: 'Un sur quatre est sur la carte. Ceux qui en prennent soin voient que ce lieu compte.',
      two: 'Deux sur quatre sont sur la carte. Quel lieu vient ensuite ?',
      three: 'Trois sur quatre sont sur la carte. Encore un, et votre part est complète.',
      done: 'Dessinez-en d’autres quand vous voulez.',
    },
    action: {
      none: 'Dessiner votre première zone',
      one: 'Dessiner votre deuxième zone',
      two: 'Dessiner votre troisième zone',
      three: 'Dessiner votre quatrième zone',
      done: 'Dessiner une autre zone',
    },
    goOn: 'Continuer avec {{title}}',
  },
  areas: {
    title: 'Mes zones',
    all: 'Tout voir',
    empty: 'Les lieux que vous dessinez apparaissent ici, chacun avec son morceau de carte.',
  },
  communities: {
    title: 'Mes communautés',
    people_one: '{{number}} personne',
    people_other: '{{number}} personnes',
    find: 'Trouver une autre communauté',
    findFirst: 'Trouver une communauté',
    empty:
      'Quand vous dessinez un lieu dans une communauté, vous la rejoignez automatiquement. Un clic suffit pour la quitter.',
  },
  waiting: {
    title: 'Ce qui vous attend',
    none: 'Rien ne vous attend. Sortez prendre l’air, ou parcourez la carte.',
    more: 'Afficher plus',
    notices: 'Notifications',
    noNotices: 'Aucune nouvelle notification.',
    part: {
      invitations: 'Invitations',
      inbox: 'Messages non lus',
      questions: 'Sondages ouverts',
      answers: 'Nouveaux commentaires',
      gifts: 'Vos promesses',
    },
    at: {
      invitations: '{{date}}',
      inbox: '{{date}}',
      questions: 'Ouvert jusqu’au {{date}}',
      answers: 'Dernier le {{date}}',
      gifts: 'Prochaine le {{date}}',
    },
    count_one: '{{count}} nouveau',
    count_other: '{{count}} nouveaux',
  },
}
