import type { Objective } from '@fieldfare/shared/limits.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'

/** Texts that people wrote beside a budget; each is used for one person only. */
interface BudgetWords {
  amount: readonly string[]
  places: readonly string[]
  goals: readonly string[]
  /** Names that they give to the goal 'other'. */
  others: readonly string[]
}

export const BUDGET_WORDS: Record<Locale, BudgetWords> = {
  'nl-nl': {
    amount: [
      'Wat ik anders aan een abonnement op de sportschool kwijt ben.',
      'Een tientje per maand merk ik niet, de natuur hopelijk wel.',
      'Evenveel als we voor de dijk en het water betalen.',
      'Ongeveer wat een weekendje weg kost, en ik ben hier elk weekend.',
      'Meer kan ik met twee studerende kinderen niet missen.',
      'Een kop koffie per week.',
      'Naar wat ik al aan het landschapsbeheer geef.',
      'Liever elk jaar iets kleins dan één keer iets groots.',
      'De hond loopt hier elke dag, dus dit is eerder te weinig.',
      'Eén tank benzine minder.',
    ],
    places: [
      'Vooral dicht bij huis, daar kom ik elke dag.',
      'Het meeste voor de plek die het hardst achteruitgaat.',
      'Eerlijk verdeeld, ik kan niet kiezen.',
      'Waar mijn ouders begraven liggen krijgt wat meer.',
      'Het eiland heeft minder inwoners om voor te zorgen.',
    ],
    goals: [
      'Zonder insecten ook geen vogels, dus daar begint het.',
      'Een boer die ruimte laat voor weidevogels mag daar best iets aan verdienen.',
      'Het oude slotenpatroon is weg voordat je het weet.',
      'Eerst het leven, dan het uitzicht.',
    ],
    others: [
      'Stilte en donkere nachten',
      'Paden waar een rolstoel over kan',
      'Les in het veld voor scholen',
      'Minder zwerfvuil',
      'Schoon water om in te zwemmen',
      'Loslopende honden aan de lijn',
      'Bankjes en schuilhutten',
    ],
  },
  'en-us': {
    amount: ['About what I spend on streaming.', 'One dinner out a month, for something that lasts.'],
    places: ['Most of it for the park where I run.'],
    goals: ['Wildlife first, views follow.'],
    others: ['Swimming spots with clean water'],
  },
  'de-de': {
    amount: ['So viel wie ein Tag Urlaub hier kostet.', 'Wir kommen jedes Jahr, also geben wir jedes Jahr.'],
    places: ['Alles für die Küste, deshalb kommen wir.'],
    goals: ['Ohne Vögel wäre das Watt nur Schlamm.'],
    others: ['Ruhe an den Brutplätzen'],
  },
  'fr-fr': {
    amount: ['Le prix d’un plein d’essence.'],
    places: ['Surtout pour la vallée où nous marchons.'],
    goals: ['Les haies et les vergers font ce paysage.'],
    others: ['Des sentiers mieux balisés'],
  },
}

/** The share of people who give to a goal, and the weight of their gift beside those to others. */
export const GOALS: readonly { objective: Objective; chosen: number; weight: readonly [low: number, high: number] }[] =
  [
    { objective: 'biodiversity conservation', chosen: 0.95, weight: [3, 8] },
    { objective: 'attractive landscape scenery', chosen: 0.78, weight: [2, 5] },
    { objective: 'sustainable business', chosen: 0.5, weight: [1, 4] },
    { objective: 'cultural projects', chosen: 0.45, weight: [1, 3] },
    { objective: 'other', chosen: 0.3, weight: [1, 3] },
  ]

/** Euros a year that people think of, and how often. */
export const AMOUNTS = [
  [10, 3],
  [12, 2],
  [20, 4],
  [25, 7],
  [30, 3],
  [36.5, 1],
  [40, 3],
  [50, 9],
  [60, 5],
  [75, 5],
  [99.99, 1],
  [100, 9],
  [120, 6],
  [150, 4],
  [200, 3],
  [250, 3],
  [365, 1],
  [500, 2],
  [1000, 1],
] as const
