import type { NoticeRecord } from '@fieldfare/shared/announcement.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKey, idempotencyKey } from '../form/idempotencyKey.ts'
import { LabelledForm } from '../form/LabelledForm.tsx'
import { useForm } from '../form/useForm.ts'
import { paths } from '../paths.ts'
import { PageFrame } from '../ui/layout/PageFrame.tsx'
import { useUndoableAction } from '../ui/overlay/useUndoableAction.ts'
import { noticeInput, noticeIssues, noticeReaders, noticeValues } from './announcementValues.ts'
import { AnnouncementTexts, AnnouncementTimes } from './AnnouncementFields.tsx'
import { useDeleteNotice, useNoticeToEdit, useSaveNotice } from './data.ts'
import { EditFrame } from './EditFrame.tsx'
import { EditorEnd } from './EditorEnd.tsx'

/** Adds or edits a notice, for admins; `new` in place of the id adds one. */
export function EditNoticePage() {
  const { id } = useParams({ from: '/main/edit-notice/$id' })
  const { t } = useTranslation()
  const asked = useNoticeToEdit(id, id !== 'new')
  return id === 'new' ? (
    <Editor key="new" notice={undefined} />
  ) : (
    <EditFrame asked={asked} title={t('app.title.editNotice')}>
      {(notice) => <Editor key={id} notice={notice} />}
    </EditFrame>
  )
}

function Editor({ notice }: { notice: NoticeRecord | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { announce } = useUndoableAction()
  const { mutateAsync: save } = useSaveNotice()
  const { mutateAsync: remove } = useDeleteNotice()
  const [base] = useState(() => noticeValues(notice))
  const savedAs = `notice ${notice?.id ?? 'new'}`
  const known = notice && { id: notice.id, version: notice.version }
  const leave = () => void navigate({ to: paths.announcements, replace: true })
  const form = useForm({
    base,
    readers: noticeReaders,
    savedAs,
    check: (values) => noticeIssues(known?.id ?? crypto.randomUUID(), values),
    send: async (values) => {
      const data = noticeInput(values)
      await save({ ...(known ?? { id: idempotencyKey(savedAs, JSON.stringify(data)) }), data })
      forgetKey(savedAs)
      announce({ said: t('announcement.saved') })
      leave()
    },
  })
  return (
    <PageFrame title={t('app.title.editNotice')} text>
      <LabelledForm form={form} label={t('app.title.editNotice')}>
        <AnnouncementTexts title={form.field('title')} body={form.field('body')} />
        <AnnouncementTimes locale={form.field('locale')} until={form.field('until')} active={form.field('active')} />
        <EditorEnd
          form={form}
          title={form.values.title}
          remove={
            known &&
            (async () => {
              await remove(known.id)
              form.discard()
              leave()
            })
          }
        />
      </LabelledForm>
    </PageFrame>
  )
}
