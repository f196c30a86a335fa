import type { Like } from '../like.ts'
import type { info as en } from '../en/info.ts'

export const info: Like<typeof en> = {
  intro: 'Ce qu’est Fieldfare, comment nous joindre et ce sur quoi vous pouvez compter.',
  about: {
    title: 'À propos de Fieldfare',
    purpose:
      'Fieldfare est une carte de la nature que les gens aiment. Dessinez un lieu qui compte pour vous, dites ce qu’il représente et rencontrez les personnes à qui appartiennent les terres ou qui en prennent soin.',
    open: 'Vous pouvez regarder sans compte. Avec un compte, vous dessinez vos propres zones, vous les notez, vous dites à quelle fréquence vous venez et ce que vous y faites, et vous rejoignez les communautés dont elles touchent les terres.',
    owners:
      'Vous possédez ou gérez des terres ? Inscrivez-les, dessinez où elles se trouvent et lancez une communauté pour tous ceux qui y tiennent.',
    points:
      'Chaque zone dessinée rapporte un point, et certaines autres actions quelques-uns de plus. Les points sont pour le plaisir : ils ne permettent de rien acheter.',
  },
  study: {
    title: 'L’étude',
    what: 'Des chercheurs veulent savoir ce que vaut la nature pour les gens. Vous participez sur invitation : comment répartiriez-vous un budget nature annuel entre vos zones, et entre des objectifs comme les espèces rares, le paysage ou la culture ?',
    reward:
      'Cela prend environ 5 à 8 minutes. Vous gagnez 10 euros après les premières parties, et 5 euros de plus après les six demandes de promesse.',
    virtual: 'Le budget est virtuel : rien n’est débité.',
  },
  privacy: {
    title: 'Ce que voient les autres',
    name: 'Votre nom n’apparaît pas avec vos zones, sauf si vous le choisissez. Seuls vous et les administrateurs voient votre domicile ; il ne figure jamais sur une carte visible par d’autres.',
    owners:
      'Les propriétaires voient des totaux pour les zones situées sur leurs terres, jamais pour des groupes de moins de cinq personnes.',
    leave: 'Vous pouvez emporter vos données et supprimer votre compte.',
  },
  contact: {
    title: 'Contact',
    text: 'Une question, un lien cassé, une idée d’amélioration ? Écrivez-nous avec plaisir.',
    write: 'Écrire à {{address}}',
    none: 'Aucune adresse n’est encore indiquée pour ce site. Demandez à la personne qui vous en a parlé.',
  },
  loading: 'Chargement du texte',
  read: {
    terms: 'Lire les conditions d’utilisation',
    privacy: 'Lire la page sur la confidentialité',
    houseRules: 'Lire les règles de la maison',
  },
  disclaimer: {
    title: 'Avertissement',
    content:
      'Tout ce qui figure sur la carte a été dessiné et écrit par des gens. Nous en prenons soin, mais nous ne pouvons pas garantir chaque forme, chaque note ni chaque mot.',
    borders:
      'Une zone dessinée montre ce que quelqu’un ressent pour un lieu. Elle ne dit rien du propriétaire, de l’usage permis, ni du droit d’y marcher.',
    safety:
      'Dehors, vous marchez sous votre propre responsabilité : suivez les panneaux, restez sur les chemins et laissez les oiseaux nicher en paix.',
    conduct:
      'Parlez des lieux comme à un voisin. Ce qui blesse, trompe ou fait de la publicité est supprimé, avec une raison, et cela peut être annulé.',
    liability:
      'Dans la mesure permise par la loi, nous ne sommes pas responsables des dommages liés à l’usage de ce site.',
  },
}
