import { api } from '../../platform/api/client.ts'
import { answersOf, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

const TASKS = { feed: 'tasks' } as const
const SHAPES = { feed: 'polygons' } as const

/** Reads the counts shown to admins, such as of people and of reports that wait for an answer. */
export const adminCounts = liveRead(api.feed.admin.counts.query, [TASKS, SHAPES])

export const tasks = list(api.feed.tasks.all.query, TASKS)
export const readTasks = (): void => readAgain(answersOf('feed.tasks.all', 'feed.admin.counts'))

export const keptShapes = list(api.feed.polygons.all.query, SHAPES)
export const readShapes = (): void => readAgain(answersOf('feed.polygons.all', 'feed.admin.counts'))
