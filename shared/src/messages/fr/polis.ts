import type { polis as en } from '../en/polis.ts'
import type { Like } from '../like.ts'

export const polis: Like<typeof en> = {
  start: 'Lancer une conversation polis',
  loading: 'Chargement des conversations',
  emptyTitle: 'Pas encore de conversation polis',
  empty:
    'Dans une conversation polis, chacun est d’accord ou non avec de courtes affirmations, et on voit où les groupes diffèrent et ce qu’ils partagent.',
  statements_zero: 'Aucune première affirmation',
  statements_one: '{{number}} première affirmation',
  statements_other: '{{number}} premières affirmations',
  form: {
    intro: 'Dans {{title}}. Tout le monde peut la lire, les membres votent.',
    title: 'De quoi s’agit-il ?',
    titleHint: '{{max}} caractères au maximum.',
    id: 'Conversation sur le site polis',
    idHint:
      'Lancez d’abord la conversation sur le site polis. Collez ensuite ici son adresse ou son nom, par exemple 4cvkai2ctw.',
    statements: 'Premières affirmations',
    statementsHint:
      'De courtes phrases avec lesquelles on peut être d’accord ou non, telles que vous les avez saisies sur le site polis. Elles s’affichent au-dessus de la conversation.',
    statement: 'Affirmation {{number}}',
    add: 'Ajouter une affirmation',
    remove: 'Retirer l’affirmation {{number}}',
    submit: 'Lancer la conversation',
  },
  page: {
    gone: 'Cette conversation n’existe plus',
    goneText: 'Elle a été supprimée, ou le lien est incomplet.',
    withCommunity: 'La communauté à laquelle elle appartenait a été supprimée.',
    toCommunity: 'Voir d’autres conversations',
    by: 'Lancée par {{name}}',
    share: 'Partager',
    delete: 'Supprimer',
    statements: 'Premières affirmations',
  },
  frame: {
    third:
      'Cette conversation se trouve sur {{site}}, un service d’autrui. Dès que vous l’affichez, {{site}} voit votre adresse internet et peut déposer des cookies.',
    pseudonym:
      'Vous votez sous un pseudonyme propre à cette conversation. Votre nom et votre adresse e-mail ne sont pas transmis.',
    reads: 'Vous pouvez lire. Seuls les membres de cette communauté votent.',
    show: 'Afficher la conversation',
    title: 'Conversation : {{title}}',
    waiting: 'En attente de {{site}}',
    away: '{{site}} ne répond pas. Le service est peut-être en panne, ou votre réseau ou navigateur le bloque.',
    elsewhere: 'Ouvrir sur {{site}}',
    off: 'Cette plateforme n’est reliée à aucun site polis : la conversation ne peut pas être affichée.',
  },
}
