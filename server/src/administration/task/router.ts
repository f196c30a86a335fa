import { t } from '../../platform/call/trpc.ts'
import { all as allPolygons, insert as insertPolygon, remove as removePolygon } from './polygons.ts'
import { all as allTasks, insert as insertTask, remove, update } from './tasks.ts'

export const tasksRouter = t.router({ insert: insertTask, update, remove })
export const polygonRouter = t.router({ insert: insertPolygon, remove: removePolygon })
export const tasksFeed = t.router({ all: allTasks })
export const polygonsFeed = t.router({ all: allPolygons })
