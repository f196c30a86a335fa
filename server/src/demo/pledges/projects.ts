import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import type { Rhythm } from '@fieldfare/shared/limits.ts'

/** A support project of a demo community, by its owner, with what people gave. */
export interface DemoProject {
  /** The title of the community. */
  community: string
  title: string
  description: string
  /** Euros. */
  goal: number
  type: Rhythm
  place: ContentPlace
  daysAgo: number
  gifts: { amount: number; reason?: string; state?: 'paused' | 'ended' }[]
}

const TEXEL = 'Duinen van Texel'

/** One that is given once, and one that is given every year. */
export const PROJECTS: readonly DemoProject[] = [
  {
    community: TEXEL,
    title: 'Een vlonderpad door de Slufter',
    description:
      'Vierhonderd meter eikenhout, boven springtij gelegd en in de broedtijd opgetild. Eén pad in plaats van vijftig.',
    goal: 1200,
    type: 'yearly',
    place: {
      type: 'Polygon',
      coordinates: [
        [
          [4.7936, 53.1248],
          [4.8042, 53.1262],
          [4.8071, 53.1334],
          [4.7989, 53.1371],
          [4.7918, 53.1316],
          [4.7936, 53.1248],
        ],
      ],
    },
    daysAgo: 30,
    gifts: [
      { amount: 50, reason: 'Zodat mijn moeder de zee weer kan zien.' },
      { amount: 25, reason: 'Beter één pad dan vijftig.' },
      { amount: 120 },
      { amount: 12.5, reason: 'Droge voeten voor ons, rust voor de lepelaars.' },
      { amount: 80, reason: 'Als het in het voorjaar omhoog gaat, doe ik mee.' },
      { amount: 35, state: 'paused' },
      { amount: 60 },
      { amount: 20, reason: 'Ik kom er elke week.' },
      { amount: 250 },
      { amount: 40, state: 'ended' },
    ],
  },
  {
    community: TEXEL,
    title: 'Een vogelkijkscherm bij De Muy',
    description: 'Met een lage opening voor kinderen en voor wie in een rolstoel zit.',
    goal: 850,
    type: 'fixed',
    place: { type: 'Point', coordinates: [4.7927, 53.1163] },
    daysAgo: 12,
    gifts: [
      { amount: 100, reason: 'Voor de kinderen van school.' },
      { amount: 25 },
      { amount: 75.5, reason: 'Dan schrikken de vogels niet meer van ons.' },
      { amount: 10 },
    ],
  },
]
