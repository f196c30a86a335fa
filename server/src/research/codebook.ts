import { LOCALES, loadMessages, type Messages } from '@fieldfare/shared/locale.ts'
import { ballotPlans } from './ballots.ts'
import { runPlans } from './publishedRuns.ts'
import { CODES, FIELD_LABELS, type Four, type Labels, labelsOf, MISSING, NOT_ASKED, TABLE_LABELS } from './labels.ts'
import {
  mayBeUnanswered,
  day,
  flag,
  id,
  LISTS,
  locale,
  number,
  type OptionList,
  type Plan,
  respondent,
  mayBeUnasked,
  type TablePlan,
  text,
  integer,
  ownWords,
} from './plan.ts'

/** Facts of one package: its number, time and site, and the number of rows of each table. */
export interface PackageFacts {
  number: number
  /** The time of the database snapshot, in ISO 8601. */
  at: string
  freeText: boolean
  site: string
  counts: Record<string, number>
}

/** The columns of each table, and the key columns that identify a row. */
const PLANS = {
  respondents: {
    key: ['respondent'],
    fields: [
      id('respondent', 'R'),
      { name: 'registered_month', type: 'yearmonth' },
      locale,
      text('home_cell', mayBeUnanswered),
      integer('home_x_3035', mayBeUnanswered),
      integer('home_y_3035', mayBeUnanswered),
      text('age_band', mayBeUnanswered),
      text('gender', { options: 'gender', ...mayBeUnanswered }),
      integer('education', { options: 'education', ...mayBeUnanswered }),
      flag('verified'),
      integer('areas_drawn'),
      text('consent_version'),
      text('consent_language', { options: 'locale' }),
      text('consent_sha256', mayBeUnasked),
      day('consent_on'),
      flag('experiment', mayBeUnasked),
    ],
  },
  consents: {
    key: ['respondent', 'purpose', 'sequence'],
    fields: [
      respondent,
      text('purpose', { options: 'purpose' }),
      integer('sequence'),
      flag('given'),
      text('version'),
      text('sha256', mayBeUnasked),
      locale,
      day('on'),
    ],
  },
  areas: {
    key: ['area'],
    fields: [
      id('area', 'A'),
      respondent,
      text('level', { options: 'level' }),
      integer('rating'),
      text('frequency', { options: 'frequency' }),
      text('priority', { options: 'priority', ...mayBeUnanswered }),
      text('relationship', { options: 'relationship', ...mayBeUnanswered }),
      text('instrument', mayBeUnasked),
      integer('activities'),
      number('hectares'),
      number('longitude'),
      number('latitude'),
      number('x_3035'),
      number('y_3035'),
      day('drawn_on'),
      text('draw_mode', { options: 'mode', ...mayBeUnasked }),
      text('draw_device', { options: 'device', ...mayBeUnasked }),
      number('draw_zoom_first', mayBeUnasked),
      number('draw_zoom', mayBeUnasked),
      integer('draw_vertices', mayBeUnasked),
      number('draw_seconds', mayBeUnasked),
      integer('draw_undos', mayBeUnasked),
      text('base_map', mayBeUnasked),
      text('base_map_version', mayBeUnasked),
      flag('aerial', mayBeUnasked),
      text('border_source', mayBeUnasked),
      text('border_licence', mayBeUnasked),
      flag('border_changed', mayBeUnasked),
      ownWords('title'),
      ownWords('description'),
      ownWords('explanation'),
      text('geometry_3035'),
      { name: 'geometry', type: 'geometry' },
    ],
  },
  area_activities: {
    key: ['area', 'activity'],
    fields: [id('area', 'A', { refers: 'areas' }), text('activity', { options: 'activity' })],
  },
  area_tools: {
    key: ['area', 'tool'],
    fields: [id('area', 'A', { refers: 'areas' }), text('tool', { options: 'tool' })],
  },
  budgets: {
    key: ['budget'],
    fields: [
      id('budget', 'B'),
      respondent,
      flag('current'),
      integer('cents'),
      flag('divided'),
      text('instrument'),
      locale,
      day('on'),
      ownWords('reason'),
      ownWords('places_reason'),
      ownWords('objectives_reason'),
      ownWords('other_objective'),
    ],
  },
  budget_places: {
    key: ['budget', 'position'],
    fields: [
      id('budget', 'B', { refers: 'budgets' }),
      integer('position'),
      text('place_kind', { options: 'place', missing: NOT_ASKED }),
      id('area', 'A', { refers: 'areas', missing: NOT_ASKED }),
      id('community', 'C', { missing: NOT_ASKED }),
      integer('cents'),
    ],
  },
  budget_objectives: {
    key: ['budget', 'objective'],
    fields: [id('budget', 'B', { refers: 'budgets' }), text('objective', { options: 'objective' }), integer('cents')],
  },
  pledge_requests: {
    key: ['respondent', 'rhythm'],
    fields: [
      respondent,
      integer('position'),
      text('rhythm', { options: 'rhythm' }),
      id('area', 'A', { refers: 'areas', missing: NOT_ASKED }),
      text('answer', { options: 'answer', ...mayBeUnanswered }),
      integer('cents', mayBeUnanswered),
      text('instrument'),
      text('language', { options: 'locale', ...mayBeUnanswered }),
      day('on', mayBeUnanswered),
      ownWords('reason'),
    ],
  },
  campaigns: {
    key: ['campaign'],
    fields: [
      id('campaign', 'K'),
      text('campaign_name'),
      text('flow', { options: 'flow' }),
      ...['invited', 'opened', 'registered', 'finished'].map((name) => integer(name, mayBeUnasked)),
    ],
  },
  participants: {
    key: ['respondent', 'campaign'],
    fields: [
      respondent,
      id('campaign', 'K', { refers: 'campaigns' }),
      flag('shared_link'),
      day('joined_on'),
      flag('introduced'),
      flag('finished'),
    ],
  },
  ...ballotPlans,
  ...runPlans,
} satisfies Record<string, TablePlan>
export type ResearchTable = keyof typeof PLANS

/** A column in the codebook: plain data, so that it can be sent to a worker thread. */
export interface Field extends Omit<Plan, 'options'> {
  labels: Labels
  options: { value: string | number; labels: Labels }[] | null
}
export interface Table {
  name: ResearchTable
  labels: Labels
  key: string[]
  fields: Field[]
}

/** Returns the tables of a package with all labels; without `freeText`, the columns of text that people wrote are left out. */
export async function codebook(freeText: boolean): Promise<Table[]> {
  const messages = await Promise.all(LOCALES.map(loadMessages))
  const inAll = (of: (m: Messages) => string): Labels => labelsOf(messages.map(of) as unknown as Four)
  const optionsOf = (list: OptionList): Field['options'] => {
    if (list === 'locale') return LOCALES.map((value) => ({ value, labels: labelsOf([value, value, value, value]) }))
    if (list in CODES) {
      const codes: Record<string, Four> = CODES[list as keyof typeof CODES]
      return Object.entries(codes).map(([value, four]) => ({
        value: list === 'yesNo' || list === 'bin' ? Number(value) : value,
        labels: labelsOf(four),
      }))
    }
    const [values, wordsOf] = LISTS[list as keyof typeof LISTS]
    return values.map((value) => {
      const key = list === 'education' ? `level${value}` : String(value)
      return { value, labels: inAll((m) => (wordsOf(m) as Record<string, string>)[key] ?? String(value)) }
    })
  }
  return Object.entries<TablePlan>(PLANS).map(([name, { key, fields }]) => ({
    name: name as ResearchTable,
    labels: labelsOf(TABLE_LABELS[name] ?? [name, name, name, name]),
    key,
    fields: fields
      .filter(({ free }) => freeText || !free)
      .map(({ options, ...field }) => ({
        ...field,
        labels: labelsOf(FIELD_LABELS[field.name] ?? [field.name, field.name, field.name, field.name]),
        options: options ? optionsOf(options) : null,
      })),
  }))
}

/** Returns the codes of missing values, for columns that may have missing values; else none. */
export const missingOf = ({ missing }: Pick<Field, 'missing'>): typeof MISSING => (missing === undefined ? [] : MISSING)
/** Returns the names of the columns that need labels; a test compares them with the labels. */
export const fieldNames = (): string[] =>
  Object.values<TablePlan>(PLANS).flatMap(({ fields }) => fields.map(({ name }) => name))
