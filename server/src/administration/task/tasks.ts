import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { AddTask, ChangeTask, TaskId, type TaskView } from '@fieldfare/shared/task.ts'
import { z } from 'zod'
import { orNotFound, readMine, write } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { asAuthor } from '../../platform/db/author.ts'
import type { Tx } from '../../platform/db/tables.ts'

const tasks = (db: Tx) =>
  db
    .selectFrom('task')
    .select(['id', 'title', 'done_at', 'created_by', 'created_at', asAuthor('created_by').as('creator')])

type Row = Awaited<ReturnType<ReturnType<typeof tasks>['executeTakeFirstOrThrow']>>
const toTask = ({ id, title, done_at, creator, created_at }: Row): TaskView => ({
  id,
  title,
  done: done_at !== null,
  creator,
  createdAt: created_at.toISOString(),
})
const taskView = async (db: Tx, id: string): Promise<TaskView> =>
  toTask(orNotFound(await tasks(db).where('id', '=', id).executeTakeFirst()))
const CHANGED = { name: 'admin.changed', feed: 'tasks' } as const

/** Reads the tasks of admins, newest first. */
export const all = readMine('task.change', z.strictObject(PageInput)).query(({ input, ctx }): Promise<Page<TaskView>> =>
  paged(tasks(ctx.db), byTime('created_at', 'id'), input, toTask),
)

/**
 * Adds a task. A repeated call with the same id adds nothing.
 * @throws conflict if the id is that of another person's task
 */
export const insert = write('task.change', AddTask).mutation(async ({ input, ctx }): Promise<TaskView> => {
  const { id = randomUUID(), title } = input
  const added = await ctx.db
    .insertInto('task')
    .values({ id, title, created_by: ctx.who.id, created_at: new Date() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) {
    await ctx.audit('task.add', id)
    ctx.publish(CHANGED)
  }
  const task = await taskView(ctx.db, id)
  if (task.creator.id !== ctx.who.id) throw new AppError('conflict')
  return task
})

/** Renames a task, or marks it as done or not done. */
export const update = write('task.change', ChangeTask).mutation(async ({ input, ctx }): Promise<TaskView> => {
  const { taskId, task } = input
  await taskView(ctx.db, taskId)
  const { title, done } = task
  const change = {
    ...(title !== undefined && { title }),
    ...(done !== undefined && { done_at: done ? new Date() : null }),
  }
  if (Object.keys(change).length > 0) {
    await ctx.db
      .updateTable('task')
      .set((set) => ({ ...change, version: set('version', '+', 1) }))
      .where('id', '=', taskId)
      .execute()
    await ctx.audit('task.change', taskId)
    ctx.publish(CHANGED)
  }
  return taskView(ctx.db, taskId)
})

/** Removes a task. Removing it again changes nothing. */
export const remove = write('task.change', TaskId).mutation(async ({ input, ctx }) => {
  const deleted = await ctx.db.deleteFrom('task').where('id', '=', input.taskId).returning('id').executeTakeFirst()
  if (deleted) {
    await ctx.audit('task.remove', input.taskId)
    ctx.publish(CHANGED)
  }
  return { removed: deleted !== undefined }
})
