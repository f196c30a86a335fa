// This file has no schemas: a screen without a form must not load the parser.

export const TITLE_MAX = 50
/** The longest question of a discussion: a sentence, longer than the name of an area or community. */
export const THREAD_TITLE_MAX = 120
export const DESCRIPTION_MAX = 1000
/** The number of options of a poll, and the characters of each. */
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 20
export const OPTION_MAX = 200
/**
 * The most first statements of a polis conversation, and the most characters of each: as many as the polis site
 * accepts.
 */
export const STATEMENTS_MAX = 20
export const STATEMENT_MAX = 140
/** Rhythms of a contribution to a pledge: once, or every so many years. */
export const RHYTHMS = ['fixed', 'yearly', '2yearly', '3yearly', '4yearly', '5yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]
/** The range in euros of one contribution, and of the goal of a pledge. */
export const AMOUNT_MAX = 5000
export const GOAL_MAX = 1_000_000
/** The least amount in euros: one cent. */
export const AMOUNT_MIN = 0.01
/** The longest reason for giving: a sentence or two. */
export const WHY_MAX = 500
/** Euros of a nature budget, for a year. */
export const BUDGET_MIN = 1
export const BUDGET_MAX = 5000
/** Objectives that a nature budget is divided over besides places. */
export const OBJECTIVES = [
  'biodiversity conservation',
  'attractive landscape scenery',
  'sustainable business',
  'cultural projects',
  'other',
] as const
export type Objective = (typeof OBJECTIVES)[number]
/** The number of places of one budget: more than anyone compares, each with its slider. */
export const LOCATIONS_MAX = 50
/** The number of contributions of one person to one pledge. */
export const CONTRIBUTIONS_MAX = 20
/**
 * The most kilometres between content and the land of its community. A find beside the land still belongs to the community; a
 * place in another country is a slip of the finger.
 */
export const NEAR_LAND_KM = 25
/**
 * The most corners of a shape in lists and events; there, a shape with more corners is simplified. Hardly any shape drawn by
 * hand has more.
 */
export const LIST_CORNERS = 500
/** Areas and corners stored for an account before its e-mail address is verified: enough for a workshop, too few to fill the disk. */
export const UNVERIFIED_AREAS_MAX = 100
export const UNVERIFIED_CORNERS_MAX = 20_000
/** The longest text that people type into a search. */
export const SEARCH_MAX = 100
export const RATING_MIN = 1
export const RATING_MAX = 10
/** Days in which a deletion can be undone; after them the deleted thing is purged. */
export const RESTORABLE_DAYS = 30
export const DAY_MS = 24 * 3600 * 1000

/**
 * Levels of the people to whom a place matters: the person chooses one, and nothing is computed from it. The API uses these
 * words as they are.
 */
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

/**
 * The size of the smallest group of people that is shown. Numbers about what people drew are rounded down to multiples of this size.
 * Exact numbers would reveal a hidden group, as the rest of a total, and a single person, as the difference of two periods or days.
 */
export const GROUP_STEP = 5
/**
 * The fewest people who are added to a list of voters or givers, or removed from one, at the same time. Everybody can watch the counts:
 * if one person were added alone, they would reveal what that person chose or gave.
 */
export const NAMED_TOGETHER = 5
/** Days after registration before a person counts in the figures: five accounts made in an hour are no group. */
export const NEW_DAYS = 7
/** The days between two releases of figures. A figure changes only once GROUP_STEP people more or fewer are behind it. */
export const FIGURES_DAYS = 7
/** The most months in one response: as many as a chart can show. */
export const MONTHS_MAX = 120

/**
 * The number of corrected outlines that a person may preview in a day: as many as they may save. Comparing an outline with all
 * land around costs more than reading.
 */
export const PREVIEWS_A_DAY = 20
/**
 * The most corners of other shapes with which one request compares a shape, which takes a tenth of a second: those of twenty of
 * the largest shapes, or of some thousand ordinary ones. If there are more, a job compares them in pieces, or an admin decides.
 */
export const CORNERS_AT_ONCE = 100_000
/** The size of land in km² above which an admin must approve the land before others see it: as large as Texel, sea included. */
export const CLAIM_KM2 = 1000
/**
 * The largest overlap of two lands that still counts as a common border, drawn by hand twice: a share of the smaller land, and
 * at most so many square metres.
 */
export const SLIVER = { share: 0.01, m2: 100_000 }
/** The most communities that a person joins by drawing one area, the smallest first; up to as many more are offered to them. */
export const JOINS_MAX = 20

export const MEDALS = ['FIRST_AREA', 'FOUR_AREAS', 'FUNDER', 'TEN_COMMENTS', 'FIRST_PLEDGE'] as const
export type Medal = (typeof MEDALS)[number]

/** The first year in which anything was drawn, and a last year that no wrong clock reaches. */
export const YEAR_MIN = 2000
export const YEAR_MAX = 2999
