import type { Place } from '@fieldfare/shared/treasure.ts'
import type { Scene } from './scene.ts'

/** Something found on the land of a demo community. */
export interface Find {
  /** The title of the community. */
  community: string
  title: string
  description: string
  place: Place
  placeHidden: boolean
  daysAgo: number
  scene: Scene
}

const find = (
  community: string,
  daysAgo: number,
  [lng, lat]: readonly [number, number],
  title: string,
  description: string,
  scene: Scene,
  placeHidden = false,
): Find => ({ community, title, description, place: { lng, lat }, placeHidden, daysAgo, scene })

const TEXEL = 'Duinen van Texel'
const DAWN = ['#6d86ad', '#f3c6a1'] as const
const DAY = ['#6ba6d8', '#d9ebf5'] as const
const GREY = ['#8b9aa6', '#d3dadd'] as const
const DUSK = ['#33416b', '#f0895a'] as const

/** A dozen finds, of the community's own people. */
export const FINDS: readonly Find[] = [
  find(TEXEL, 0.3, [4.8105, 53.1325], 'Het Slufterpad onder water', 'Springtij, en de paaltjes lopen zo de zee in.', {
    sky: GREY,
    ridges: ['#8fa08c', '#7b9079', '#5f7a5c'],
    rough: 0.3,
    water: '#a9b9bf',
    near: { what: 'posts', colour: '#4a4438' },
  }),
  find(
    TEXEL,
    2.1,
    [4.7661, 53.1072],
    'Parnassia in De Nederlanden',
    'Honderden sterretjes op de natte bodem. Loop eromheen.',
    { sky: DAY, ridges: ['#b9b48a', '#9fae74', '#6f8f4d'], rough: 0.9, near: { what: 'flowers', colour: '#ffffff' } },
  ),
  find(
    TEXEL,
    5.4,
    [4.7412, 53.0124],
    'Nest van een velduil',
    'Laag in het helmgras, met drie jongen. Daarom zonder de precieze plek.',
    { sky: DAWN, ridges: ['#c7b896', '#b3a878', '#8c8a58'], rough: 1.2, near: { what: 'reeds', colour: '#8a7f4a' } },
    true,
  ),
  find(
    TEXEL,
    11.2,
    [4.7126, 53.0561],
    'Rotganzen boven paal 15',
    'Met honderden tegelijk over, net na zonsondergang.',
    {
      sky: DUSK,
      light: { x: 0.28, y: 0.44, colour: '#ffd9a0' },
      ridges: ['#46506b', '#3c4052'],
      rough: 0.15,
      water: '#c9745a',
      near: { what: 'birds', colour: '#1f2434' },
    },
  ),
  find(TEXEL, 19.6, [4.7572, 53.0687], 'De kromste den van het eiland', 'Gegroeid zoals de wind het wilde.', {
    sky: DAY,
    ridges: ['#7d9a86', '#5d7d5c', '#3f5f42'],
    rough: 0.6,
    near: { what: 'trees', colour: '#2d4130' },
  }),
  find(
    'De Slufter en De Muy',
    3.5,
    [4.7952, 53.1193],
    'Lepelaars van De Muy',
    'Vanaf het uitkijkduin te zien, met een kijker.',
    {
      sky: DAY,
      ridges: ['#a7b49a', '#8da27b', '#6c8a58'],
      rough: 0.5,
      water: '#9fc0d2',
      near: { what: 'birds', colour: '#fdfdf8' },
    },
    true,
  ),
  find(
    'De Slufter en De Muy',
    24.8,
    [4.8071, 53.1306],
    'Lamsoor, zover je kijkt',
    'Eind juli is de hele Slufter paars.',
    { sky: DAY, ridges: ['#a99bb8', '#9b86b3', '#83709d'], rough: 0.25, near: { what: 'flowers', colour: '#9a7cc4' } },
  ),
  find(
    'Kwelders van het Hogeland',
    7.7,
    [6.4512, 53.4195],
    'Aangespoeld hout met een verhaal',
    'Er staat een jaartal in: 1953.',
    {
      sky: GREY,
      ridges: ['#9fa38c', '#8d8f70'],
      rough: 0.1,
      water: '#b7c1bf',
      near: { what: 'posts', colour: '#5b4d3d' },
    },
  ),
  find(
    'Lauwersmeer en omstreken',
    14.1,
    [6.2183, 53.3626],
    'Mist op het Lauwersmeer',
    'Half zes in de ochtend, alleen roerdompen.',
    {
      sky: DAWN,
      light: { x: 0.66, y: 0.38, colour: '#fff1d0' },
      ridges: ['#a5adab', '#8e9a90'],
      rough: 0.3,
      water: '#c3cbcb',
      near: { what: 'reeds', colour: '#776a3f' },
    },
  ),
  find(
    'Beekdal van de Drentsche Aa',
    9.3,
    [6.6498, 53.0313],
    'De oude eik bij de voorde',
    'Vier mensen kunnen er net omheen.',
    { sky: DAY, ridges: ['#8fae86', '#6f9561', '#4f7844'], rough: 0.5, near: { what: 'trees', colour: '#3a4a2b' } },
  ),
  find('Veluwezoom', 16.9, [6.0207, 52.0406], 'Hei bij de Posbank, eerste licht', 'Als je vroeg bent, is het stil.', {
    sky: DAWN,
    light: { x: 0.5, y: 0.4, colour: '#ffe2b0' },
    ridges: ['#a58da0', '#8f6f8b', '#6f4f6c'],
    rough: 1.3,
  }),
  find(
    'Heuvelland, Geul en Gulp',
    28.4,
    [5.8829, 50.8126],
    'Zinkviooltjes langs de Geul',
    'Ze groeien nergens anders in ons land.',
    { sky: DAY, ridges: ['#9cb590', '#84a56c', '#648a49'], rough: 1.1, near: { what: 'flowers', colour: '#f2c93d' } },
    true,
  ),
]
