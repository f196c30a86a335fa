import type { OptionPlace, PollResults } from '@fieldfare/shared/poll.ts'

/** A poll of a demo community, by its owner. */
export interface DemoPoll {
  /** The title of the community. */
  community: string
  title: string
  description: string
  daysAgo: number
  /** Days from now to its end; negative where it has ended, null without an end. */
  endsIn: number | null
  results: PollResults
  options: { value: string; place?: OptionPlace; votes: number }[]
}

export interface DemoConversation {
  community: string
  title: string
  /** The conversation that the polis site itself shows as an example. */
  polisId: string
  daysAgo: number
  options: string[]
}

const TEXEL = 'Duinen van Texel'
const point = (lng: number, lat: number): OptionPlace => ({ type: 'Point', coordinates: [lng, lat] })

/** One that is open, one that has ended, and one whose options are places. */
export const POLLS: readonly DemoPoll[] = [
  {
    community: TEXEL,
    title: 'Waar zetten we het nieuwe bankje neer?',
    description: 'Er is geld voor één bank. Kies op de kaart of in de lijst.',
    daysAgo: 4,
    endsIn: 21,
    results: 'always',
    options: [
      { value: 'Bij de vuurtoren', place: point(4.8547, 53.1827), votes: 3 },
      { value: 'Aan de rand van De Slufter', place: point(4.8008, 53.1289), votes: 5 },
      {
        value: 'Ergens in De Muy',
        place: {
          type: 'Polygon',
          coordinates: [
            [
              [4.7865, 53.1105],
              [4.7985, 53.1118],
              [4.8012, 53.1192],
              [4.7925, 53.1216],
              [4.7838, 53.1168],
              [4.7865, 53.1105],
            ],
          ],
        },
        votes: 2,
      },
      { value: 'Nergens, laat het zoals het is', votes: 1 },
    ],
  },
  {
    community: TEXEL,
    title: 'Welke dag past het beste voor de duinwandeling?',
    description: 'De boswachter loopt mee. We beginnen bij paal 21.',
    daysAgo: 9,
    endsIn: null,
    results: 'afterVoting',
    options: [
      { value: 'Zaterdagochtend', votes: 6 },
      { value: 'Zaterdagmiddag', votes: 2 },
      { value: 'Zondagochtend', votes: 4 },
    ],
  },
  {
    community: TEXEL,
    title: 'Mag het pad bij De Nederlanden in de broedtijd dicht?',
    description: 'Van 1 april tot 1 juli, voor de velduilen.',
    daysAgo: 40,
    endsIn: -12,
    results: 'atEnd',
    options: [
      { value: 'Ja, helemaal', votes: 7 },
      { value: 'Ja, maar alleen het laatste stuk', votes: 4 },
      { value: 'Nee, houd het open', votes: 2 },
    ],
  },
]

export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    community: TEXEL,
    title: 'Hoe delen we de duinen met elkaar?',
    polisId: '2demo',
    daysAgo: 15,
    options: [
      'Honden horen in de duinen altijd aan de lijn.',
      'Fietsers en wandelaars kunnen best op hetzelfde pad.',
      'In de broedtijd mogen er meer paden dicht.',
    ],
  },
]
