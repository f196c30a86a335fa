import type { treasure as en } from '../en/treasure.ts'
import type { Like } from '../like.ts'

export const treasure: Like<typeof en> = {
  by: 'Gevonden door {{name}}',
  gone: 'Deze schat bestaat niet meer.',
  place: {
    about: 'Ongeveer hier: {{place}}. De precieze plek wordt niet getoond.',
    aboutShort: 'Ongeveer hier',
    hidden: '{{place}}. Anderen zien deze plek alleen op een kilometer nauwkeurig.',
    nowHidden: 'Anderen zien deze plek nu alleen op een kilometer nauwkeurig.',
    nowShown: 'Iedereen ziet nu de precieze plek.',
  },
  action: {
    link: 'Link kopiëren',
    hidePlace: 'Precieze plek verbergen',
    showPlace: 'Precieze plek tonen',
    delete: 'Verwijderen',
  },
  tab: {
    add: 'Schat toevoegen',
    loading: 'De schatten worden geladen',
    gallery: 'Schatten, de nieuwste eerst',
    emptyTitle: 'Wat kwam je hier tegen?',
    empty: 'Een oude boom, een zeldzame bloem, het mooiste uitzicht: een foto en de plek zijn genoeg.',
  },
  form: {
    photo: 'Je foto',
    photoHint: 'Eén foto. Gegevens die de camera toevoegde, zoals waar de foto is gemaakt, halen we eruit.',
    photoPlace: 'Je foto weet waar hij gemaakt is. Die plek gebruiken?',
    usePhotoPlace: 'Die plek gebruiken',
    noPhotoPlace: 'Nee, bedankt',
    title: 'Wat is het?',
    titleHint: 'Bijvoorbeeld ‘De oudste eik’.',
    description: 'Vertel erover',
    place: 'Waar heb je het gevonden?',
    pin: 'De plek van je schat',
    hide: 'Precieze plek verbergen',
    hideHint:
      'Voor een nest of een zeldzame plant. Anderen zien de plek dan alleen op een kilometer nauwkeurig; jij, de moderatoren en de eigenaar zien de precieze plek.',
    submit: 'Schat toevoegen',
    sending: 'Bezig met versturen',
    arriving: 'De foto is onderweg',
    done: '‘{{title}}’ staat op de kaart.',
  },
}
