import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { PagePlaceholder } from '../../../content/PagePlaceholder.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { pledges, putPledge } from '../data.ts'
import { PledgeForm } from './PledgeForm.tsx'
import { pledgeForm, pledgeInput, pledgeIssues, pledgeValues } from './pledgeValues.ts'
import { useLive, useOnce } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { communities } from '../../../content/membership/community.ts'

/** The page on which the creator of a support project, or the owner of its community, edits the project. */
export function EditPledgePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/edit-pledge/$id' })
  const query = useLive(pledges.one, { id })
  const texts = { title: t('app.title.editPledge'), gone: t('pledge.page.gone'), goneText: t('pledge.page.goneText') }
  if (!query.data) return <PagePlaceholder query={query} {...texts} />
  return <InCommunity key={id} pledge={query.data} words={texts} />
}

interface InCommunityProps {
  pledge: PledgeView
  words: { title: string; gone: string; goneText: string }
}

function InCommunity({ pledge, words }: InCommunityProps) {
  const query = useOnce(communities.one, { id: pledge.communityId })
  if (!query.data) return <PagePlaceholder query={query} {...words} />
  return <Allowed pledge={pledge} community={query.data} />
}

function Allowed({ pledge, community }: { pledge: PledgeView; community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (may('pledge.change', pledge.creator.id)) return <EditPledge pledge={pledge} community={community} />
  return (
    <EmptyState
      title={t('pledge.form.notMineTitle')}
      behind={<BackdropMap />}
      actions={
        <ButtonLink to={paths.pledge(pledge.id)} kind="call">
          {t('pledge.form.toProject')}
        </ButtonLink>
      }
    >
      {t('pledge.form.notMine')}
    </EmptyState>
  )
}

function EditPledge({ pledge, community }: { pledge: PledgeView; community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { typed } = useFormat()
  const edit = useCall(api.editPledge.mutate, { onSuccess: putPledge })
  const { id } = pledge
  const form = useForm({
    ...pledgeForm,
    base: pledgeValues(pledge, typed),
    check: (values) => pledgeIssues(values, { id }),
    send: async (values) => {
      await edit.mutateAsync({ id, data: pledgeInput(values) })
      showToast(t('pledge.form.saved'))
      void navigate({ to: paths.pledge(id), replace: true })
    },
    savedAs: `pledge edit ${id}`,
  })
  return (
    <PageFrame title={t('app.title.editPledge')} text>
      <PledgeForm
        form={form}
        label={t('app.title.editPledge')}
        submit={t('pledge.form.save')}
        community={community}
        given={pledge.given}
      />
    </PageFrame>
  )
}
