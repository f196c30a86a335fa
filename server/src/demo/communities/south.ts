import type { DemoCommunity, Manager } from './community.ts'

const polder: Manager = { name: 'Tom Blankestijn', organization: 'Kring Nieuwe Wildernis', city: 'Lelystad' }
const sands: Manager = { name: 'Gerda Schimmel', organization: 'Maatschap De Zandkant', city: 'Nunspeet' }
const heaths: Manager = { name: 'Bram Achterberg', organization: 'Heidekring Zuidrand', city: 'Rheden' }
const creeks: Manager = { name: 'Ineke Verhoeven', organization: 'Griendbeheer De Kreek', city: 'Werkendam' }
const hills: Manager = { name: 'Jeanne Lemmens', organization: 'Heuvelkring De Graft', city: 'Gulpen' }

export const south: DemoCommunity[] = [
  {
    title: 'Oostvaardersplassen',
    description:
      'Moeras, gras en grote dieren op de bodem van een oude zee. Wat wil je zien, en wat laat je liever met rust?',
    manager: polder,
    tags: ['moeras', 'zeearend', 'grote grazers'],
    parts: [
      [
        [5.275, 52.425],
        [5.302, 52.408],
        [5.335, 52.418],
        [5.37, 52.43],
        [5.405, 52.45],
        [5.43, 52.467],
        [5.44, 52.485],
        [5.422, 52.498],
        [5.385, 52.484],
        [5.345, 52.465],
        [5.305, 52.445],
      ],
    ],
  },
  {
    title: 'Noord-Veluwe, beek en stuifzand',
    description:
      'Van de Ermelose hei tot het Hulshorsterzand, met de beek ertussen. We planten loofbomen, laten zand ' +
      'stuiven en zijn benieuwd naar jouw plek.',
    manager: sands,
    tags: ['Veluwe', 'stuifzand', 'beek', 'bos'],
    parts: [
      [
        [5.655, 52.262],
        [5.7, 52.258],
        [5.75, 52.27],
        [5.79, 52.29],
        [5.8, 52.32],
        [5.775, 52.348],
        [5.74, 52.358],
        [5.705, 52.35],
        [5.68, 52.336],
        [5.662, 52.305],
        [5.645, 52.285],
      ],
    ],
  },
  {
    title: 'Veluwezoom',
    description:
      'Paarse heuvels, beukenlanen en vergezichten boven de IJssel. Druk in augustus, leeg in februari. Hoe ' +
      'delen we de ruimte?',
    manager: heaths,
    tags: ['Veluwe', 'heide', 'wandelen', 'mountainbike'],
    parts: [
      [
        [5.957, 52.021],
        [5.988, 52.014],
        [6.017, 52.014],
        [6.043, 52.021],
        [6.074, 52.028],
        [6.093, 52.043],
        [6.099, 52.062],
        [6.078, 52.061],
        [6.062, 52.077],
        [6.041, 52.071],
        [6.021, 52.086],
        [5.992, 52.083],
        [5.979, 52.068],
        [5.953, 52.064],
        [5.958, 52.043],
      ],
    ],
  },
  {
    title: 'Biesbosch, kreken en grienden',
    description:
      'Zoet water met getij, wilgen, bevers en visarenden. Voor wie er vaart, woont, werkt of alleen maar luistert.',
    manager: creeks,
    tags: ['getij', 'bevers', 'kanoën', 'grienden'],
    parts: [
      [
        [4.69, 51.735],
        [4.72, 51.722],
        [4.76, 51.715],
        [4.81, 51.712],
        [4.85, 51.722],
        [4.875, 51.745],
        [4.888, 51.775],
        [4.88, 51.798],
        [4.84, 51.805],
        [4.795, 51.81],
        [4.745, 51.806],
        [4.735, 51.79],
        [4.75, 51.775],
        [4.725, 51.758],
        [4.7, 51.75],
      ],
    ],
  },
  {
    title: 'Heuvelland, Geul en Gulp',
    description:
      'Hellingbossen, holle wegen, hoogstamboomgaarden en twee snelle beken. Auch auf Deutsch willkommen, et ' +
      'en français aussi.',
    manager: hills,
    tags: ['heuvels', 'boomgaarden', 'beken', 'orchideeën'],
    parts: [
      [
        [5.845, 50.77],
        [5.868, 50.763],
        [5.9, 50.76],
        [5.935, 50.762],
        [5.96, 50.759],
        [5.99, 50.759],
        [6.016, 50.758],
        [6.003, 50.775],
        [5.968, 50.785],
        [5.948, 50.8],
        [5.94, 50.824],
        [5.918, 50.84],
        [5.89, 50.855],
        [5.855, 50.862],
        [5.835, 50.856],
        [5.85, 50.838],
        [5.868, 50.822],
        [5.862, 50.8],
        [5.85, 50.785],
      ],
    ],
  },
]
