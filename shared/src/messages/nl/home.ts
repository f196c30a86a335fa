import type { Like } from '../like.ts'
import type { home as en } from '../en/home.ts'

export const home: Like<typeof en> = {
  greeting: {
    morning: 'Goedemorgen, {{name}}',
    afternoon: 'Goedemiddag, {{name}}',
    evening: 'Goedenavond, {{name}}',
    night: 'Goedenavond, {{name}}',
  },
  medal: {
    FIRST_AREA: 'medaille eerste gebied',
    FOUR_AREAS: 'medaille vier gebieden',
    FUNDER: 'medaille natuurbudget',
    TEN_COMMENTS: 'medaille tien reacties',
    FIRST_PLEDGE: 'medaille eerste toezegging',
  },
  next: {
    label: 'Je volgende stap',
    progress: '{{count}} van {{total}} plekken getekend',
    title: {
      none: 'Welke plek zou je missen?',
      one: 'Nog drie plekken om te tekenen',
      two: 'Nog twee plekken om te tekenen',
      three: 'Nog één plek om te tekenen',
      done: 'Ze staan alle vier op de kaart',
    },
    text: {
      none: 'Teken die plek op de kaart en vertel wat je ermee hebt. Het kost een paar minuten.',
      one: 'Eén van de vier staat op de kaart. Wie ervoor zorgt, kan zien dat die plek telt.',
      two: 'Twee van de vier staan op de kaart. Welke plek komt er nu bij?',
      three: 'Drie van de vier staan op de kaart. Nog één, en jouw deel is compleet.',
      done: 'Teken er meer wanneer je wilt.',
    },
    action: {
      none: 'Je eerste gebied tekenen',
      one: 'Je tweede gebied tekenen',
      two: 'Je derde gebied tekenen',
      three: 'Je vierde gebied tekenen',
      done: 'Nog een gebied tekenen',
    },
    goOn: 'Verdergaan met {{title}}',
  },
  areas: {
    title: 'Mijn gebieden',
    all: 'Alles bekijken',
    empty: 'De plekken die je tekent, komen hier te staan, elk met een eigen stukje kaart.',
  },
  communities: {
    title: 'Mijn communities',
    people_one: '{{number}} persoon',
    people_other: '{{number}} mensen',
    find: 'Nog een community zoeken',
    findFirst: 'Community zoeken',
    empty: 'Teken je een plek binnen een community, dan word je automatisch lid. Opzeggen kan met één klik.',
  },
  waiting: {
    title: 'Wacht op jou',
    none: 'Er wacht niets op je. Ga lekker naar buiten, of kijk rond op de kaart.',
    more: 'Meer tonen',
    notices: 'Meldingen',
    noNotices: 'Geen nieuwe meldingen.',
    part: {
      invitations: 'Uitnodigingen',
      inbox: 'Ongelezen berichten',
      questions: 'Open peilingen',
      answers: 'Nieuwe reacties',
      gifts: 'Jouw toezeggingen',
    },
    at: {
      invitations: '{{date}}',
      inbox: '{{date}}',
      questions: 'Open tot {{date}}',
      answers: 'Laatste op {{date}}',
      gifts: 'Volgende op {{date}}',
    },
    count_one: '{{count}} nieuwe',
    count_other: '{{count}} nieuwe',
  },
}
