import type { NoticeRecord } from '@fieldfare/shared/announcement.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { noticeInput, noticeIssues, noticeReaders, noticeValues } from './announcementValues.ts'
import { AnnouncementTexts, AnnouncementTimes } from './AnnouncementFields.tsx'
import { readNotices, siteNotices } from './data.ts'
import { EditFrame } from './EditFrame.tsx'
import { EditorEnd } from './EditorEnd.tsx'
import { useEditor } from './useEditor.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

/** Adds or edits a notice, for admins; the id `new` in the URL adds one. */
export function EditNoticePage() {
  const { id } = useParams({ from: '/main/edit-notice/$id' })
  const { t } = useTranslation()
  const query = useOnce(siteNotices.one, { id }, { enabled: id !== 'new' })
  return id === 'new' ? (
    <Editor key="new" notice={undefined} />
  ) : (
    <EditFrame query={query} title={t('app.title.editNotice')}>
      {(notice) => <Editor key={id} notice={notice} />}
    </EditFrame>
  )
}

function Editor({ notice }: { notice: NoticeRecord | undefined }) {
  const { t } = useTranslation()
  const { mutateAsync: save } = useCall(api.announcement.saveNotice.mutate, { onSuccess: readNotices })
  const { mutateAsync: remove } = useCall(api.announcement.deleteNotice.mutate, { onSuccess: readNotices })
  const editor = useEditor({
    kind: 'notice',
    item: notice,
    values: () => noticeValues(notice),
    readers: noticeReaders,
    issues: noticeIssues,
    input: noticeInput,
    save,
    remove,
  })
  const { form } = editor
  return (
    <PageFrame title={t('app.title.editNotice')} text>
      <LabelledForm form={form} label={t('app.title.editNotice')}>
        <AnnouncementTexts title={form.field('title')} body={form.field('body')} />
        <AnnouncementTimes locale={form.field('locale')} until={form.field('until')} active={form.field('active')} />
        <EditorEnd form={form} title={form.values.title} remove={editor.remove} />
      </LabelledForm>
    </PageFrame>
  )
}
