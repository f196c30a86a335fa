import type { consent as en } from '../en/consent.ts'
import type { Like } from '../like.ts'

// Les personnes acceptent les textes de `research`, `email` et `experiment` : un mot changé demande d’autres CONSENT_VERSIONS.
export const consent: Like<typeof en> = {
  research: {
    name: 'Recherche',
    agree: 'Mes réponses peuvent servir à la recherche.',
    text: 'Les chercheurs reçoivent ce que vous dessinez et répondez sous un numéro au lieu de votre nom, et votre domicile seulement comme un carré d’une grille grossière. Ils publient des résultats sur des groupes, jamais sur une seule personne. Votre nom et votre adresse e-mail n’en font pas partie.',
    ends: 'Vos réponses ne sont plus dans aucun nouveau fichier pour les chercheurs. Les fichiers qu’ils ont déjà ne peuvent pas être rappelés, mais chacun est suivi d’une liste des numéros retirés. Vous pouvez continuer à utiliser votre compte.',
  },
  experiment: {
    name: 'Expérience avec un budget',
    agree: 'Je participe à l’expérience avec un budget virtuel.',
    text: 'Vous répartissez un budget annuel virtuel pour la nature et répondez à six questions sur des projets de soutien. Rien n’est prélevé. Vos choix sont enregistrés pour la recherche et déterminent la récompense que vous gagnez.',
    ends: 'Votre budget et vos six réponses ne sont plus dans aucun nouveau fichier pour les chercheurs. Sans ce consentement, vous ne pouvez pas gagner la récompense.',
  },
  email: {
    name: 'E-mails sur la recherche',
    agree: 'Vous pouvez m’écrire au sujet de cette recherche.',
    text: 'Quelques e-mails au plus : un rappel si vous n’avez pas terminé, une suite, les résultats. Les e-mails de votre compte n’en dépendent pas.',
    ends: 'Vous ne recevez plus d’e-mails sur la recherche. Ceux de votre compte arrivent toujours.',
  },
  terms: {
    name: 'Conditions',
    ends: 'Les conditions vont avec votre compte. Si vous ne les acceptez plus, supprimez votre compte.',
  },
  title: 'Ce que vous avez accepté',
  intro: 'Chaque chose à part, avec le texte que vous avez lu. Vous pouvez changer d’avis à tout moment.',
  readText: 'Lire le texte',
  givenOn: 'Accepté le {{date}}',
  withdrawnOn: 'Retiré le {{date}}',
  never: 'Pas accepté',
  withdraw: 'Retirer',
  withdrawNamed: 'Retirer : {{name}}',
  ask: 'Retirer votre consentement ?',
  give: 'Accepter',
  giveNamed: 'Accepter : {{name}}',
  withdrawn: 'Retiré : {{name}}',
  given: 'Accepté : {{name}}',
}
