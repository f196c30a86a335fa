import type { treasure as en } from '../en/treasure.ts'
import type { Like } from '../like.ts'

export const treasure: Like<typeof en> = {
  by: 'Trouvé par {{name}}',
  gone: 'Ce trésor n’existe plus.',
  place: {
    about: 'À peu près ici : {{place}}. Le lieu exact n’est pas affiché.',
    aboutShort: 'À peu près ici',
    hidden: '{{place}}. Les autres ne voient ce lieu qu’à un kilomètre près.',
    nowHidden: 'Les autres ne voient plus ce lieu qu’à un kilomètre près.',
    nowShown: 'Tout le monde voit maintenant le lieu exact.',
  },
  action: {
    link: 'Copier le lien',
    hidePlace: 'Cacher le lieu exact',
    showPlace: 'Afficher le lieu exact',
    delete: 'Supprimer',
  },
  tab: {
    add: 'Ajouter un trésor',
    loading: 'Chargement des trésors',
    gallery: 'Trésors, les plus récents d’abord',
    emptyTitle: 'Qu’avez-vous croisé ici ?',
    empty: 'Un vieil arbre, une fleur rare, la plus belle vue : une photo et son lieu suffisent.',
  },
  form: {
    photo: 'Votre photo',
    photoHint: 'Une photo. Les données ajoutées par l’appareil, comme le lieu de la prise de vue, sont effacées.',
    photoPlace: 'Votre photo sait où elle a été prise. Utiliser ce lieu ?',
    usePhotoPlace: 'Utiliser ce lieu',
    noPhotoPlace: 'Non, merci',
    title: 'Qu’est-ce que c’est ?',
    titleHint: 'Par exemple « Le plus vieux chêne ».',
    description: 'Racontez',
    place: 'Où l’avez-vous trouvé ?',
    pin: 'Le lieu de votre trésor',
    hide: 'Cacher le lieu exact',
    hideHint:
      'Pour un nid ou une plante rare. Les autres ne voient alors le lieu qu’à un kilomètre près ; vous, les modérateurs et le propriétaire voyez le lieu exact.',
    submit: 'Ajouter le trésor',
    sending: 'Envoi',
    arriving: 'La photo est en route',
    done: '« {{title}} » est sur la carte.',
  },
}
