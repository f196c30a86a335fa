import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

const TASKS = { feed: 'tasks' } as const
const SHAPES = { feed: 'polygons' } as const

/** What waits for admins. */
export const useAdminCounts = () =>
  useQuery({ queryKey: keys.adminCounts, ...liveQuery([TASKS, SHAPES], () => api.feed.admin.counts.query()) })

export const useTasks = () => usePagedQuery(keys.tasks, TASKS, (page) => api.feed.tasks.all.query(page))

export const useKeptShapes = () => usePagedQuery(keys.polygons, SHAPES, (page) => api.feed.polygons.all.query(page))

const readTasks = () => {
  readAgain({ queryKey: keys.tasks })
  readAgain({ queryKey: keys.adminCounts })
}
export const useAddTask = () =>
  useMutation({
    mutationFn: (input: Inputs['tasks']['insert']) => api.tasks.insert.mutate(input),
    onSuccess: readTasks,
  })
export const useChangeTask = () =>
  useMutation({
    mutationFn: (input: Inputs['tasks']['update']) => api.tasks.update.mutate(input),
    onSuccess: readTasks,
  })
export const useRemoveTask = () =>
  useMutation({ mutationFn: (taskId: string) => api.tasks.remove.mutate({ taskId }), onSuccess: readTasks })

const readShapes = () => {
  readAgain({ queryKey: keys.polygons })
  readAgain({ queryKey: keys.adminCounts })
}
export const useKeepShape = () =>
  useMutation({
    mutationFn: (input: Inputs['polygon']['insert']) => api.polygon.insert.mutate(input),
    onSuccess: readShapes,
  })
export const useRemoveShape = () =>
  useMutation({ mutationFn: (polygonId: string) => api.polygon.remove.mutate({ polygonId }), onSuccess: readShapes })

export const useUpdateSettings = () =>
  useMutation({ mutationFn: () => api._update.mutate(), onSuccess: () => readAgain({ queryKey: keys.settings }) })
export const useIntersectAreas = () => useMutation({ mutationFn: () => api._intersectAreas.mutate() })
export const useGenerateError = () => useMutation({ mutationFn: () => api.error.gen.mutate() })
