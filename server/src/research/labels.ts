import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'

/** A text in English, Dutch, German and French: the order of LOCALES. */
export type Four = readonly [en: string, nl: string, de: string, fr: string]
export type Labels = Record<Locale, string>

/** Returns a text in four languages as an object by locale. */
export const labelsOf = (four: Four): Labels =>
  Object.fromEntries(LOCALES.map((locale, at) => [locale, four[at] ?? four[0]])) as Labels

/** The codes of missing values by reason, the same in every table. */
export const SUPPRESSED = -96
export const NOT_ASKED = -97
export const NOT_ANSWERED = -98
export const WITHDRAWN = -99
export const MISSING: readonly { value: number; label: Four }[] = [
  {
    value: SUPPRESSED,
    label: [
      'suppressed: fewer than five people',
      'onderdrukt: minder dan vijf mensen',
      'unterdrückt: weniger als fünf Personen',
      'supprimé : moins de cinq personnes',
    ],
  },
  {
    value: NOT_ASKED,
    label: [
      'not asked or not recorded',
      'niet gevraagd of niet vastgelegd',
      'nicht gefragt oder nicht erfasst',
      'non demandé ou non enregistré',
    ],
  },
  { value: NOT_ANSWERED, label: ['not answered', 'niet beantwoord', 'nicht beantwortet', 'sans réponse'] },
  {
    value: WITHDRAWN,
    label: ['withdrawn or deleted', 'ingetrokken of verwijderd', 'zurückgezogen oder gelöscht', 'retiré ou supprimé'],
  },
]

/** The lines of labels.tsv, one for each label: `table` or `field`, the name, and the label in the order of `Four`. */
const LINES = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)

function labelsIn(part: 'table' | 'field'): Record<string, Four> {
  const labels = LINES.map((line) => line.split('\t')).filter(([of]) => of === part)
  return Object.fromEntries(
    labels.map(([, name, en, nl, de, fr]) => {
      if (!name || !en || !nl || !de || !fr) throw new Error(`labels.tsv: ${name} has no label in some language`)
      return [name, [en, nl, de, fr]]
    }),
  )
}

/** The labels of tables. */
export const TABLE_LABELS = labelsIn('table')
/** The labels of columns. Columns with the same name have the same meaning. */
export const FIELD_LABELS = labelsIn('field')

/** The labels of codes that have no text in the app. */
export const CODES = {
  yesNo: { 0: ['no', 'nee', 'nein', 'non'], 1: ['yes', 'ja', 'ja', 'oui'] },
  answer: { yes: ['yes', 'ja', 'ja', 'oui'], no: ['no', 'nee', 'nein', 'non'] },
  mode: {
    mouse: ['mouse', 'muis', 'Maus', 'souris'],
    touch: ['touch', 'aanraking', 'Berührung', 'tactile'],
    keyboard: ['keyboard', 'toetsenbord', 'Tastatur', 'clavier'],
  },
  device: {
    phone: ['phone', 'telefoon', 'Telefon', 'téléphone'],
    desk: ['computer', 'computer', 'Computer', 'ordinateur'],
  },
  tool: {
    dots: ['corner by corner', 'hoek voor hoek', 'Ecke für Ecke', 'sommet par sommet'],
    freehand: ['freehand', 'uit de losse hand', 'freihändig', 'à main levée'],
    circle: ['circle', 'cirkel', 'Kreis', 'cercle'],
    walk: ['walked', 'gelopen', 'gegangen', 'parcouru à pied'],
    border: ['from a border', 'van een grens', 'aus einer Grenze', 'd’une limite'],
    file: ['from a file', 'uit een bestand', 'aus einer Datei', 'd’un fichier'],
  },
  place: {
    area: ['an area of one’s own', 'een eigen plek', 'ein eigenes Gebiet', 'une zone à soi'],
    community: [
      'the land of a community',
      'het land van een gemeenschap',
      'das Land einer Gemeinschaft',
      'le terrain d’une communauté',
    ],
  },
  bin: {
    3: ['more than chance, 99 %', 'meer dan toeval, 99 %', 'mehr als Zufall, 99 %', 'plus que le hasard, 99 %'],
    2: ['more than chance, 95 %', 'meer dan toeval, 95 %', 'mehr als Zufall, 95 %', 'plus que le hasard, 95 %'],
    1: ['more than chance, 90 %', 'meer dan toeval, 90 %', 'mehr als Zufall, 90 %', 'plus que le hasard, 90 %'],
    0: ['as chance has it', 'zoals het toeval wil', 'wie es der Zufall will', 'comme le veut le hasard'],
    '-1': [
      'less than chance, 90 %',
      'minder dan toeval, 90 %',
      'weniger als Zufall, 90 %',
      'moins que le hasard, 90 %',
    ],
    '-2': [
      'less than chance, 95 %',
      'minder dan toeval, 95 %',
      'weniger als Zufall, 95 %',
      'moins que le hasard, 95 %',
    ],
    '-3': [
      'less than chance, 99 %',
      'minder dan toeval, 99 %',
      'weniger als Zufall, 99 %',
      'moins que le hasard, 99 %',
    ],
  },
  unscored: {
    cells: ['too few cells', 'te weinig cellen', 'zu wenige Zellen', 'trop peu de cellules'],
    people: ['too few people', 'te weinig mensen', 'zu wenige Personen', 'trop peu de personnes'],
    fine: [
      'small cells of too few people',
      'kleine cellen met te weinig mensen',
      'kleine Zellen mit zu wenigen Personen',
      'petites cellules, trop peu de personnes',
    ],
    equal: ['every cell alike', 'elke cel gelijk', 'alle Zellen gleich', 'toutes les cellules égales'],
  },
  purpose: {
    research: ['research', 'onderzoek', 'Forschung', 'recherche'],
    experiment: ['budget experiment', 'budgetexperiment', 'Budgetexperiment', 'expérience du budget'],
  },
} as const satisfies Record<string, Record<string, Four>>
