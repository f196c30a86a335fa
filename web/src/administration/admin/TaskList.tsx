import { AddTask, TASK_TITLE_MAX, type TaskView } from '@fieldfare/shared/task.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { forgetKey, idempotencyKey } from '../../platform/form/idempotencyKey.ts'
import { issuesFrom } from '../../platform/form/issues.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { CheckField } from '../../platform/ui/form/CheckField.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconTrash } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import classes from './AdminPage.module.css'
import { readTasks, tasks } from './data.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'

const SAVED_AS = 'task'

/** The to-do list that all admins share. */
export function TaskList() {
  const { t } = useTranslation()
  const query = usePagedQuery(tasks)
  const add = useCall(api.tasks.insert.mutate, { onSuccess: readTasks })
  const form = useForm({
    base: { title: '' },
    savedAs: SAVED_AS,
    check: (values) => issuesFrom(AddTask, values),
    send: async ({ title }) => {
      await add.mutateAsync({ id: idempotencyKey(SAVED_AS, title), title })
      forgetKey(SAVED_AS)
    },
  })
  return (
    <Stack as="section" aria-labelledby="admin-tasks">
      <h2 id="admin-tasks">{t('admin.tasks.title')}</h2>
      <p className={textClasses.quiet}>{t('admin.tasks.hint')}</p>
      <form ref={form.ref} noValidate onSubmit={form.submit} aria-label={t('admin.tasks.label')}>
        <TextField
          label={t('admin.tasks.label')}
          autoComplete="off"
          counted={{ max: TASK_TITLE_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
          beside={
            <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
              {t('admin.tasks.add')}
            </Button>
          }
          {...form.field('title')}
        />
      </form>
      <FormFailure>{form.failure}</FormFailure>
      <PagedList
        query={query}
        loading={t('admin.tasks.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{t('admin.tasks.none')}</p>}
      >
        {(tasks) => (
          <Stack as="ul" lined gap="xs">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}

function TaskRow({ task: { id, title, done } }: { task: TaskView }) {
  const { t } = useTranslation()
  const { run } = useUndoableAction()
  const { mutateAsync: add } = useCall(api.tasks.insert.mutate, { onSuccess: readTasks })
  const { mutate: change } = useCall(api.tasks.update.mutate, { onSuccess: readTasks })
  // A changed tick is shown at once, before the list has been read again.
  const [ticked, setTicked] = useState<{ on: boolean; before: boolean } | null>(null)
  const { mutateAsync: remove } = useCall(api.tasks.remove.mutate, { onSuccess: readTasks })
  const isDone = ticked && ticked.before === done ? ticked.on : done
  return (
    <Row as="li" tight justify="between" gap="s">
      <CheckField
        label={<span className={isDone ? classes.done : undefined}>{title}</span>}
        value={isDone}
        onChange={({ currentTarget: { checked } }) => {
          setTicked({ on: checked, before: done })
          change({ taskId: id, task: { done: checked } }, { onError: () => setTicked(null) })
        }}
      />
      <IconButton
        label={t('admin.tasks.remove', { title })}
        onClick={() =>
          void run({
            do: () => remove({ taskId: id }),
            message: t('admin.tasks.removed'),
            undo: { do: () => add({ title }), message: t('admin.tasks.restored') },
          })
        }
      >
        <IconTrash size={22} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
