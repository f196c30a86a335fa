import type { Like } from '../like.ts'
import type { home as en } from '../en/home.ts'

export const home: Like<typeof en> = {
  greeting: {
    morning: 'Goedemorgen, {{name}}',
    afternoon: 'Goedemiddag, {{name}}',
    evening: 'Goedenavond, {{name}}',
    night: 'Goedenacht, {{name}}',
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
      one: 'Nog drie plekken te tekenen',
      two: 'Nog twee plekken te tekenen',
      three: 'Nog één plek te tekenen',
      done: 'Alle vier staan op de kaart',
    },
    text: {
      none: 'Teken die op de kaart en vertel wat hij voor je betekent. Het kost een paar minuten.',
      one: 'Eén van de vier staat op de kaart. Na de vierde kun je je natuurbudget verdelen.',
      two: 'Twee van de vier staan op de kaart. Na de vierde kun je je natuurbudget verdelen.',
      three: 'Drie van de vier staan op de kaart. Na de vierde kun je je natuurbudget verdelen.',
      done: 'Teken er meer wanneer je wilt, of bekijk je natuurbudget.',
    },
    action: {
      none: 'Teken je eerste gebied',
      one: 'Teken je tweede gebied',
      two: 'Teken je derde gebied',
      three: 'Teken je vierde gebied',
      done: 'Teken nog een gebied',
    },
    budget: 'Mijn natuurbudget',
    goOn: 'Ga verder met {{title}}',
  },
  areas: {
    title: 'Mijn gebieden',
    all: 'Bekijk alles',
    empty: 'De plekken die je tekent staan hier, elk met een eigen stukje kaart.',
  },
  communities: {
    title: 'Mijn communities',
    people_one: '{{number}} persoon',
    people_other: '{{number}} mensen',
    find: 'Zoek nog een community',
    findFirst: 'Zoek een community',
    empty: 'Teken je een plek binnen een community, dan word je vanzelf lid. Met één klik ben je er weer uit.',
  },
  waiting: {
    title: 'Wacht op jou',
    none: 'Er wacht niets op je.',
  },
  loading: 'Je overzicht wordt geladen',
}
