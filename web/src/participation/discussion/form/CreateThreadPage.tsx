import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { AddPage } from '../../../content/AddPage.tsx'
import { useAddForm } from '../../../content/useAddForm.ts'
import { paths } from '../../../platform/paths.ts'
import { ThreadForm } from './ThreadForm.tsx'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'
import { api } from '../../../platform/api/client.ts'
import { putThread } from '../data.ts'

/** The page that starts a discussion in a community. */
export function CreateThreadPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-thread/$id' })
  return (
    <AddPage
      id={id}
      title={t('app.title.createThread')}
      intro={(title) => t('discussion.form.intro', { title })}
      action="thread.add"
      gone={t('discussion.form.goneTitle')}
    >
      {(community) => <NewThread community={community} />}
    </AddPage>
  )
}

function NewThread({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id: communityId } = community
  const form = useAddForm({
    savedAs: `discussion ${communityId}`,
    ...threadForm,
    base: threadValues(),
    check: (values) => threadIssues(values, { communityId }),
    add: api.addThread.mutate,
    inputOf: (values) => ({ communityId, ...threadInput(values) }),
    put: putThread,
    then: ({ id }) => void navigate({ to: paths.post(id), replace: true }),
  })
  return (
    <ThreadForm
      form={form}
      community={community}
      label={t('app.title.createThread')}
      submit={t('discussion.form.submit')}
    />
  )
}
