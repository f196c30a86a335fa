import type { survey as en } from '../en/survey.ts'
import type { Like } from '../like.ts'

export const survey: Like<typeof en> = {
  progress: '{{name}}, étape {{step}} sur {{total}}',
  step: {
    account: 'Votre compte',
    consent: 'Votre consentement',
    introduction: 'Ce que nous demandons',
    home: 'Votre domicile',
    areas: 'Lieu {{number}} sur {{total}}',
    funding: 'Votre budget',
  },
  later: 'Arrêter et terminer plus tard',
  stopped: 'Tout est enregistré. Votre invitation vous ramène ici, sur tout appareil.',
  account: {
    intro:
      'Il vous suffit d’un compte pour commencer. Vous pourrez arrêter à tout moment et terminer plus tard, sur tout appareil.',
    next: 'Créer mon compte',
    have: 'Vous avez déjà un compte ?',
    againTitle: 'Continuer avec votre budget',
    again:
      'Connectez-vous avec le compte qui a servi à dessiner vos lieux. Nous vous amenons à la première partie qui manque.',
    new: 'Je n’ai pas encore de compte',
  },
  consent: {
    title: 'Que pouvons-nous utiliser ?',
    hint: 'Chaque point est à part. Vous pourrez le retirer plus tard dans vos réglages.',
    needed: 'Nécessaire pour participer',
    choice: 'Comme vous voulez',
    next: 'Continuer',
    decline: 'Je préfère ne pas participer',
    declined: 'C’est très bien. Votre compte reste, et vous pouvez changer d’avis tant que l’invitation est valable.',
    as: 'Vous êtes connecté en tant que {{name}}.',
    notYou: 'Ce n’est pas vous ? Se déconnecter',
  },
  back: {
    title: 'Bon retour, {{name}}',
    text: 'Tout est enregistré jusqu’ici. Maintenant : {{step}}.',
    done: 'Vous avez tout terminé. Merci.',
    funded:
      'Votre budget nature est enregistré. Vous y voyez aussi ce que vous avez gagné et ce à quoi vous pouvez encore répondre.',
    go: 'Continuer',
  },
  state: {
    unknownTitle: 'Nous ne connaissons pas cette invitation',
    unknown: 'Vérifiez que vous avez le lien en entier, tel que dans l’e-mail ou la lettre reçue.',
    endedTitle: 'Cette étude est terminée',
    ended: 'Merci d’être venu. Ce que vous avez dessiné reste dans votre compte.',
    notBegunTitle: 'Cette étude n’a pas encore commencé',
    notBegun: 'Votre invitation est bonne. Revenez un peu plus tard avec le même lien.',
    usedUpTitle: 'Cette invitation a déjà servi',
    usedUpGuest:
      'C’était vous ? Connectez-vous pour continuer. Sinon, demandez la vôtre à la personne qui vous a invité.',
    usedUp:
      'Un autre compte que {{name}} a participé avec elle. S’il est à vous aussi, déconnectez-vous et utilisez-le. Sinon, demandez votre propre invitation à la personne qui vous a invité.',
    full: 'Autant de personnes que prévu ont déjà participé avec ce lien. Merci de l’avoir voulu.',
    otherTitle: 'Votre invitation mène ailleurs',
    other: 'Elle est bonne, mais elle appartient à une autre étude que cette page.',
    goThere: 'Aller à mon étude',
    ownerTitle: 'Cette étude s’adresse à ceux qui visitent la nature',
    owner:
      'Vous êtes connecté comme propriétaire, {{name}}. Pour participer en visiteur, déconnectez-vous et utilisez un compte sans terres.',
    noneTitle: 'Cette page appartient à une étude',
    none: 'Ouvrez le lien de votre invitation pour participer ou continuer. Vous pouvez toujours dessiner vos lieux sans elle.',
    toHome: 'Vers mon aperçu',
  },
  introduction: {
    title: 'Quatre lieux, et ce qu’ils valent pour vous',
    titleShort: 'Quatre lieux que vous aimez',
    time: 'Cela prend environ 5 à 8 minutes.',
    home: 'Vous placez votre domicile sur la carte.',
    areas:
      'Vous dessinez quatre lieux de nature : un qui compte pour votre quartier, un pour les environs, un pour le pays, un pour le monde.',
    areasShort: 'Vous dessinez quatre lieux de nature et dites ce qu’ils représentent pour vous.',
    budget: 'Vous répartissez un budget virtuel pour la nature. Rien n’est prélevé.',
    reward: 'Vous gagnez ensuite 10 euros, puis 5 euros de plus après les six demandes de promesse.',
    wrong: 'Il n’y a pas de mauvaise réponse. C’est votre avis qui compte.',
    next: 'Commencer',
  },
  home: {
    title: 'Où habitez-vous ?',
    hint: 'Vous seul et les administrateurs le voyez. Les chercheurs reçoivent un carré d’une grille grossière.',
    needed: 'Placez d’abord votre domicile sur la carte.',
    next: 'Suivant : votre premier lieu',
  },
  draw: {
    neighborhood: 'Dessinez un lieu qui compte pour votre quartier',
    'living area': 'Dessinez un lieu qui compte pour les environs',
    country: 'Dessinez un lieu qui compte pour tout le pays',
    world: 'Dessinez un lieu qui manquerait au monde entier',
    saved: 'Enregistré : {{count}} lieux sur {{total}}',
    doneTitle: 'Vous avez dessiné vos quatre lieux',
    done: 'Ils sont dans votre compte, où vous pouvez les modifier à tout moment.',
    toBudget: 'Suivant : votre budget',
  },
  thanks: {
    title: 'Merci, {{name}}',
    text: 'C’est terminé. Vos quatre lieux aident les chercheurs à comprendre ce que la nature représente pour les gens.',
    areas: 'Voir mes lieux',
  },
  strip: {
    text: 'Vous êtes en pleine étude. Maintenant : {{step}}.',
    go: 'Continuer l’étude',
  },
}
