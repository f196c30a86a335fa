import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Wat mensen zeggen van wie de gebieden jouw land overlappen. Aantallen zijn naar beneden afgerond op stappen van {{count}} en kleinere groepen worden niet getoond, zodat niemand eruit te halen is.',
  loading: 'Aan het tellen',
  few: 'minder dan {{count}}',
  asTable: 'Toon als tabellen',
  period: {
    label: 'Gebieden getekend in',
    all: 'Alle maanden',
    year: 'De laatste 12 maanden',
  },
  people: 'mensen tekenden hier',
  areas: 'gebieden overlappen je land',
  average: 'gemiddeld cijfer',
  fans: 'mensen zijn lid',
  atLeast: '{{number}}+',
  number: 'Mensen',
  csv: 'CSV',
  csvNamed: '{{title}} downloaden als CSV',
  chart: {
    ratings: {
      title: 'Cijfers',
      counted: 'Hoeveel mensen een plek dit cijfer gaven, 1 tot 10',
      group: 'Cijfer',
    },
    frequencies: {
      title: 'Bezoeken',
      counted: 'Hoeveel mensen hoe vaak komen',
      group: 'Hoe vaak',
    },
    activities: {
      title: 'Activiteiten',
      counted: 'Hoeveel mensen wat doen; één mens kan meer dingen doen',
      group: 'Activiteit',
    },
    priorities: {
      title: 'Prioriteiten',
      counted: 'Hoeveel mensen zeggen wat een plek nodig heeft',
      group: 'Wat nodig is',
    },
    levels: {
      title: 'Hoe ver het telt',
      counted: 'Hoeveel mensen zeggen voor wie hun plek telt',
      group: 'Niveau',
    },
    drawn: {
      title: 'Getekend per maand',
      counted: 'Hoeveel mensen in elke maand een plek tekenden',
      group: 'Maand',
    },
    subscribers: {
      title: 'Leden',
      counted: 'Hoeveel mensen aan het eind van elke maand lid waren; precies, zoals iedereen het kan zien',
      group: 'Maand',
    },
  },
  said: {
    title: 'In hun eigen woorden',
    hint: 'Waarom mensen hun plekken zo beoordelen. Alleen van wie zijn naam toont.',
    none: 'Niemand die zijn naam toont, schreef al waarom.',
  },
}
