import type { debug as en } from '../en/debug.ts'
import type { Like } from '../like.ts'

export const debug: Like<typeof en> = {
  intro: 'Ce que vous pouvez nous dire si quelque chose ne marche pas. Rien ici ne parle de vous.',
  version: 'Version de cette page',
  serverVersion: 'Version du serveur',
  notKnown: 'Inconnue',
  connection: 'Connexion',
  state: {
    connecting: 'En cours',
    online: 'En ligne, en direct',
    paused: 'En ligne, direct suspendu',
    away: 'Le serveur est absent',
    intercepted: 'Un autre réseau répond',
    offline: 'Hors ligne',
  },
  feeds: 'Données',
  ready: 'Les zones à l’écran sont arrivées',
  notReady: 'Aucune zone demandée pour l’instant',
  caches_one: '{{count}} liste utilisée',
  caches_other: '{{count}} listes utilisées, {{failed}} en échec',
  worker: 'Mode hors ligne',
  workerOn: 'Actif',
  workerOff: 'Inactif',
  here: 'Erreurs sur cette page depuis son ouverture',
  noneHere: 'Aucune.',
  everywhere: 'Erreurs envoyées par les navigateurs',
  everywhereHint:
    'Les 30 derniers jours. Adresses, identifiants et mots entre guillemets sont retirés avant l’enregistrement.',
  noneEverywhere: 'Aucun navigateur n’a envoyé d’erreur.',
  times_one: '{{number}} fois',
  times_other: '{{number}} fois',
  on: 'sur {{page}}',
  stack: 'Où dans le code',
  loading: 'Chargement des erreurs',
}
