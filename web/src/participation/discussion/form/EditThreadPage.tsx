import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { putThread, threads } from '../data.ts'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import { ThreadForm } from './ThreadForm.tsx'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'
import { useLive, useOnce } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { communities } from '../../../content/membership/community.ts'

/** The page on which the author edits a discussion. */
export function EditThreadPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/edit-thread/$id' })
  const { me } = useMe()
  const query = useLive(threads.one, { id })
  const thread = query.data
  if (!thread)
    return (
      <PagePlaceholder
        query={query}
        title={t('app.title.editThread')}
        gone={t('discussion.page.gone')}
        goneText={t('discussion.page.goneText')}
      />
    )
  if (thread.creator.id !== me?.id)
    return (
      <EmptyState
        title={t('discussion.form.notMineTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.post(id)} kind="call">
            {t('discussion.form.toThread')}
          </ButtonLink>
        }
      >
        {t('discussion.form.notMine')}
      </EmptyState>
    )
  return <EditThread key={id} thread={thread} />
}

function EditThread({ thread }: { thread: ThreadView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const edit = useCall(api.editThread.mutate, { onSuccess: putThread })
  const { data: community } = useOnce(communities.one, { id: thread.communityId })
  const { id } = thread
  const form = useForm({
    ...threadForm,
    base: threadValues(thread),
    check: (values) => threadIssues(values, { id }),
    send: async (values) => {
      await edit.mutateAsync({ id, ...threadInput(values) })
      showToast(t('discussion.form.saved'))
      void navigate({ to: paths.post(id), replace: true })
    },
    savedAs: `discussion edit ${id}`,
  })
  return (
    <PageFrame title={t('app.title.editThread')} text>
      <ThreadForm
        form={form}
        community={community}
        label={t('app.title.editThread')}
        submit={t('discussion.form.save')}
      />
    </PageFrame>
  )
}
