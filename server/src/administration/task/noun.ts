import type { Noun } from '../../platform/noun.ts'
import { all as allPolygons, insert as insertPolygon, remove as removePolygon } from './polygons.ts'
import { all as allTasks, insert, remove, update } from './tasks.ts'

/** The noun (feature) of admins' tasks, and of shapes that admins save. */
export const taskNoun = {
  calls: {
    tasks: { insert, update, remove },
    polygon: { insert: insertPolygon, remove: removePolygon },
    feed: { tasks: { all: allTasks }, polygons: { all: allPolygons } },
  },
} satisfies Noun
