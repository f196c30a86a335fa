import type { DrawnArea } from './area.ts'

/** What the demo member has drawn, and how many days ago: three, so that the fourth is theirs to draw. */
export const MEMBER_AREAS: readonly (DrawnArea & { daysAgo: number })[] = [
  {
    daysAgo: 24,
    data: {
      level: 'neighborhood',
      title: 'De vijver van het Noorderplantsoen',
      description: 'Het grasveld en de vijver bij de muziekkoepel.',
      rating: 8,
      explanation: 'In de zomer is dit onze huiskamer. Meer riet langs de kant zou mooi zijn.',
      frequency: 'daily',
      activities: ['walking or running', 'playing or sitting'],
      priority: 'strengthened',
      relationship: 'inhabitant',
    },
    analitics: { mode: 'touch', vertices: 11, seconds: 48, zoom: 15.6, device: 'phone' },
    measure: {
      type: 'Polygon',
      coordinates: [
        [
          [6.55312, 53.22241], [6.55467, 53.22188], [6.55618, 53.22236], [6.55697, 53.22351], [6.55752, 53.22488],
          [6.55731, 53.22614], [6.55604, 53.22673], [6.55466, 53.22627], [6.55402, 53.22511], [6.55371, 53.22398],
          [6.55306, 53.22322], [6.55312, 53.22241],
        ],
      ],
    },
  },
  {
    daysAgo: 18,
    data: {
      level: 'country',
      title: 'Lauwersmeer, de donkere dijk',
      description: '',
      rating: 8,
      explanation: 'Hier zie je de Melkweg nog. Neem een stoel mee en zet je telefoon uit.',
      frequency: 'few_times_a_year',
      activities: ['watching nature'],
      priority: 'maintained',
      relationship: 'tourist',
    },
    analitics: { mode: 'mouse', vertices: 14, seconds: 71, zoom: 12.4, device: 'desk' },
    measure: {
      type: 'Polygon',
      coordinates: [
        [
          [6.1688, 53.3724], [6.1752, 53.3599], [6.1871, 53.3489], [6.2033, 53.3412], [6.2204, 53.3436],
          [6.2342, 53.3521], [6.2486, 53.3588], [6.2571, 53.3697], [6.2538, 53.3812], [6.2411, 53.3893],
          [6.2233, 53.3931], [6.2046, 53.3908], [6.1889, 53.3862], [6.1763, 53.3801], [6.1688, 53.3724],
        ],
      ],
    },
  },
  {
    daysAgo: 9,
    data: {
      level: 'living area',
      title: 'Het kronkelstuk bij Schipborg',
      description: 'Van het bruggetje tot waar de beek onder de weg door gaat.',
      rating: 9,
      explanation: 'Mijn vader wees me hier de ijsvogel aan. Nu wijs ik hem aan.',
      frequency: 'weekly',
      activities: ['walking or running', 'watching nature'],
      priority: 'maintained',
      relationship: 'inhabitant',
    },
    analitics: { mode: 'mouse', vertices: 12, seconds: 63, zoom: 13.8, device: 'desk' },
    measure: {
      type: 'Polygon',
      coordinates: [
        [
          [6.6521, 53.0661], [6.6588, 53.0639], [6.6652, 53.0667], [6.6706, 53.0712], [6.6713, 53.0774],
          [6.6689, 53.0831], [6.6644, 53.0878], [6.6581, 53.0863], [6.6562, 53.0808], [6.6574, 53.0752],
          [6.6547, 53.0709], [6.6508, 53.0691], [6.6521, 53.0661],
        ],
      ],
    },
  },
]
