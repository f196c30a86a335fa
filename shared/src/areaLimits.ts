// Apart from the schemas of area.ts: what only shows areas must not carry a parser that it does not use.

export const TITLE_MAX = 50
export const DESCRIPTION_MAX = 1000
/** As much as anybody types into a search. */
export const SEARCH_MAX = 100
export const RATING_MIN = 1
export const RATING_MAX = 10
/** How long a removal can be taken back. */
export const HIDDEN_DAYS = 30

/** How far a place matters: chosen by the person, nothing is computed over it. The words travel as they are. */
export const LEVELS = ['neighborhood', 'living area', 'country', 'world'] as const
export type Level = (typeof LEVELS)[number]
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'few_times_a_year', 'yearly', 'rarely', 'never'] as const
export const ACTIVITIES = [
  'cycling',
  'walking or running',
  'touring by car or motor',
  'watching nature',
  'water sports',
  'playing or sitting',
  'winter sports',
  'mountain sports',
] as const
export const PRIORITIES = ['maintained', 'strengthened'] as const
export const RELATIONSHIPS = ['tourist', 'inhabitant', 'work'] as const
