import { z } from 'zod'
import { AreaGeometry } from './area.ts'
import type { Author } from './content.ts'
import type { AreaShape } from './geo/geometry.ts'
import { args, Id, line } from './schemas.ts'

export const TASK_TITLE_MAX = 200

const Title = line(TASK_TITLE_MAX, 1)
export const AddTask = args(['title'], { title: Title, id: Id.optional() })
export const ChangeTask = args(['taskId', 'task'], {
  taskId: Id,
  task: z.strictObject({ title: Title.optional(), done: z.boolean().optional() }),
})
export const TaskId = args(['taskId'], { taskId: Id })

/** Saves a shape that admins can use later. */
export const AddPolygon = args(['polygon'], { polygon: AreaGeometry, id: Id.optional() })
export const PolygonId = args(['polygonId'], { polygonId: Id })

export interface TaskView {
  id: string
  title: string
  done: boolean
  creator: Author
  createdAt: string
}
export interface PolygonView {
  id: string
  geometry: AreaShape
  areaM2: number
  creator: Author
  createdAt: string
}
