import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../platform/form/useForm.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { paths } from '../../../platform/paths.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import { ThreadForm } from './ThreadForm.tsx'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putThread } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

/** Starts a discussion in a community. */
export function CreateThreadPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/create-thread/$id' })
  const asked = useOnce(communities.one, { id })
  if (!asked.data)
    return <PagePlaceholder asked={asked} title={t('app.title.createThread')} gone={t('discussion.form.goneTitle')} />
  return <CreateThread key={id} community={asked.data} />
}

function CreateThread({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { why } = useRights(community)
  const add = useCall(api.addThread.mutate, { onSuccess: putThread })
  const { id: communityId, title } = community
  const savedAs = `discussion ${communityId}`
  const refused = why('thread.add')
  const form = useForm({
    ...threadForm,
    base: threadValues(),
    check: (values) => threadIssues(values, { communityId }),
    send: async (values) => {
      const thread = { communityId, ...threadInput(values) }
      const { id } = await add.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(thread)), ...thread })
      forgetKey(savedAs)
      void navigate({ to: paths.post(id), replace: true })
    },
    savedAs,
  })
  return (
    <PageFrame title={t('app.title.createThread')} intro={t('discussion.form.intro', { title })} text>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        <ThreadForm
          form={form}
          community={community}
          label={t('app.title.createThread')}
          submit={t('discussion.form.submit')}
        />
      )}
    </PageFrame>
  )
}
