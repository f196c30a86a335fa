import { z } from 'zod'
import type { ContentView } from './content.ts'
import { DESCRIPTION_MAX, STATEMENT_MAX, STATEMENTS_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { skeletonOf } from './lookAlike.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'

// An opinion map: members agree or disagree with short sentences, called viewpoints, and people who vote alike form groups.

/** The most viewpoints of one opinion map: more than anybody votes on. */
export const VIEWPOINTS_MAX = 300
/** The fewest people, placed by their votes, for whom a map is drawn; with fewer people, only counts are shown. */
export const MAP_PEOPLE = 7
/** The fewest people in a group for anything about the group to be shown. */
export const GROUP_PEOPLE = 5

/** Tells whether two viewpoints look alike, which counts as the same viewpoint. */
export const sameViewpoint = (a: string, b: string): boolean => skeletonOf(a) === skeletonOf(b)

const Words = line(STATEMENT_MAX, 1)

export const AddOpinion = args(['communityId', 'title', 'description', 'viewpoints'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  /** The first viewpoints. */
  viewpoints: z
    .array(Words)
    .max(STATEMENTS_MAX, { error: 'tooMany' })
    .superRefine((all, context) => {
      all.forEach((words, at) => {
        const twice = all.slice(0, at).some((other) => sameViewpoint(other, words))
        if (twice) context.addIssue({ code: 'custom', message: 'twice', path: [at] })
      })
    })
    .default([]),
  id: Id.optional(),
})
/** The most characters of an imported viewpoint, and the most people in an imported file. */
export const IMPORT_WORDS_MAX = 1000
export const IMPORT_VOTERS_MAX = 5000
/** The most characters of an imported file: two such files fit into one call. */
export const IMPORT_FILE_MAX = 800_000
const File = z.string().min(1, { error: 'required' }).max(IMPORT_FILE_MAX, { error: 'tooLong' })
export const ImportOpinion = args(['communityId', 'title', 'description', 'viewpoints', 'votes'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  /** The file of viewpoints, and the file of votes or of people with their votes, as a polis site exports them. */
  viewpoints: File,
  votes: File,
  id: Id.optional(),
})
export const OpinionId = args(['opinionId'], { opinionId: Id })
export const AddViewpoint = args(['opinionId', 'text'], { opinionId: Id, text: Words, id: Id.optional() })

/** A vote on a viewpoint: 1 agrees, -1 disagrees, 0 passes. */
export type Stance = -1 | 0 | 1
const Stance = z.union([z.literal(-1), z.literal(0), z.literal(1)], { error: 'choice' })
const viewpoint = { viewpointId: Id, opinionId: Id }
export const VoteOnViewpoint = args(['viewpointId', 'opinionId', 'stance'], { ...viewpoint, stance: Stance })
export const ViewpointId = args(['viewpointId', 'opinionId'], viewpoint)

/** The orders of viewpoints: what all groups share first, what divides them first, or the newest first. */
export const VIEWPOINT_ORDERS = ['shared', 'divided', 'newest'] as const
export type ViewpointOrder = (typeof VIEWPOINT_ORDERS)[number]
export const AskViewpoints = z.strictObject({
  opinionId: Id,
  order: z.enum(VIEWPOINT_ORDERS, { error: 'choice' }).default('newest'),
  ...PageInput,
})
/** Asks for viewpoints that the reader has not voted on; `without` are the ids of those already on the screen. */
export const AskNext = z.strictObject({ opinionId: Id, without: z.array(Id).max(10).default([]) })

/** The votes of some people on one viewpoint. */
export interface VoteCount {
  agrees: number
  disagrees: number
  passes: number
}

/** An opinion map as everyone sees it; `mine` is the part that concerns the reader alone. */
export interface OpinionView extends ContentView {
  communityId: string
  title: string
  description: string
  viewpoints: number
  /** The people who have voted, as of the last computation. */
  voters: number
  /** The instant at which voting ended; null while people can still vote. */
  endedAt: string | null
  mine: { reported: boolean; votes: number } | null
}

/** A viewpoint with its votes as of the last computation. */
export interface ViewpointView extends ContentView, VoteCount {
  opinionId: string
  text: string
  /** The number of the viewpoint in its opinion map, counted from 1. */
  number: number
  /** The votes of each group that is large enough to be shown. */
  groups: (VoteCount & { group: number })[]
  mine: { reported: boolean; stance: Stance | null } | null
}

/** The next viewpoints for a reader, and the number of viewpoints that the reader has not voted on. */
export interface NextViewpoints {
  items: ViewpointView[]
  left: number
}

/** A group of people who vote alike. `x` and `y` are its position on the opinion map, whose middle is 0 and whose axes have one scale. */
export interface OpinionGroup {
  /** The number of the group, which stays the same from one computation to the next. */
  id: number
  people: number
  x: number
  y: number
  /** The mean distance of the group's people from the group's middle. */
  spread: number
  /** The viewpoints that distinguish the group from the others, the strongest first. */
  typical: { viewpointId: string; text: string; agrees: boolean; share: number; othersShare: number }[]
}

/** The map of what people think, as of the last computation. */
export interface OpinionMapView {
  /** The instant of the last computation; null before the first. */
  madeAt: string | null
  /** The people who have voted. */
  voters: number
  /** The people who have voted on enough viewpoints to be placed; with fewer than MAP_PEOPLE there are no groups. */
  placed: number
  /** The fewest votes with which a person is placed on the map. */
  votesNeeded: number
  groups: OpinionGroup[]
  /** The placed people in groups that are too small to be shown. */
  ungrouped: number
  /** The viewpoints that all groups agree with, or disagree with. */
  shared: { viewpointId: string; text: string; agrees: boolean; share: number }[]
  /** The reader's position on the map; null before there is one. `group` is null if the reader's group is not shown. */
  mine: { x: number; y: number; group: number | null } | null
}

/** The files of an opinion map, in the layout that polis sites export. */
export const OPINION_FILES = ['summary', 'viewpoints', 'votes', 'people'] as const
export type OpinionFile = (typeof OPINION_FILES)[number]
/** The files with a line for each person, which only the owner gets, once voting has ended. */
export const PEOPLE_FILES: readonly OpinionFile[] = ['votes', 'people']
export const opinionFilePath = (id: string, file: OpinionFile): string => `/api/opinions/${id}/${file}.csv`

declare module './contentViews.ts' {
  interface KindViews {
    opinion: OpinionView
    viewpoint: ViewpointView
  }
  interface AnswerableKinds {
    opinion: object
  }
}
